import type { Pictures } from '../../content/schema/figures/pictures.ts';
import { Sign } from '../signs.tsx';
import broken from './broken.svg?no-inline';
import hook from './hook.svg?no-inline';
import shop from './shop.svg?no-inline';
import stamp from './stamp.svg?no-inline';
import tab from './tab.svg?no-inline';
import van from './van.svg?no-inline';

/** Drawings that a designer can open, with the size that their file says. */
const files = {
  hook: { src: hook, width: 168, height: 154 },
  broken: { src: broken, width: 175, height: 196 },
  shop: { src: shop, width: 320, height: 180 },
  stamp: { src: stamp, width: 92, height: 92 },
  tab: { src: tab, width: 94, height: 32 },
  van: { src: van, width: 240, height: 124 },
} as const satisfies Record<Pictures['pictures'][number]['file'], object>;

/** Pictures side by side, as large as there is room, with captions. */
export function PicturesDrawing({ pictures }: Pick<Pictures, 'pictures'>) {
  const tallest = Math.max(...pictures.map(({ file }) => files[file].height));
  return (
    <ul className="pictures" role="list" style={{ '--tallest': tallest }}>
      {pictures.map(({ file, cut, isTrueSize, title, text, ball }) => {
        const { width, height } = files[file];
        const ratio = cut ? cut[0] / cut[1] : width / height;
        const size = { '--ratio': ratio, '--width': Math.round(cut ? height * ratio : width) };
        return (
          <li key={title} className={isTrueSize ? 'true-size' : cut && 'cut'} style={size}>
            <div className="frame">
              <img {...files[file]} alt="" />
              {ball && <Sign ball={ball} />}
            </div>
            <p className="label">
              <b>{title}</b>
              {text && <span>{text}</span>}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
