import type { IconName } from '../../content/model.ts';

/** Pictograms of benefits and of the ways to reach the company; `site/icons/shapes.ts` has their shapes. */
export type PictogramName =
  | IconName
  | 'headset'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'photo-sharing'
  | 'professional-network';

interface IconProps {
  name: PictogramName;
  /** In px. */
  size?: number;
}

/**
 * A pictogram beside words that say the same: hidden from screen readers. Its shape stands outside
 * what React renders: the page brings those that it shows, `addShapes` the others.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
