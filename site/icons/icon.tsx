import type { IconName } from '../../content/model.ts';

/** Pictograms of benefits and of the ways to reach the company; `site/icons/vite-icons.ts` draws them. */
export type PictogramName =
  | IconName
  | 'headset'
  | 'mail'
  | 'phone'
  | 'pin'
  | 'photo-sharing'
  | 'professional-network';

const shapes: Partial<Record<PictogramName, string>> = {};

/**
 * Fetches the pictograms' shapes. The page that is being hydrated came with those that it shows,
 * and they are learned from it.
 */
export async function loadIcons(): Promise<void> {
  if (!import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined) return;
  Object.assign(shapes, (await import('virtual:icons')).shapes);
}

interface IconProps {
  name: PictogramName;
  /** In px. */
  size?: number;
}

/** A pictogram beside words that say the same: hidden from screen readers. */
export function Icon({ name, size = 20 }: IconProps) {
  const learn = (svg: SVGSVGElement | null) => {
    if (svg?.innerHTML) shapes[name] ??= svg.innerHTML;
  };
  return (
    <svg
      ref={learn}
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      // On hydration React leaves what the server sent, which is what this is to be.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon set's own shapes
      dangerouslySetInnerHTML={{ __html: shapes[name] ?? '' }}
    />
  );
}
