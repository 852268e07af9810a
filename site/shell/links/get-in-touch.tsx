import { usePageHandle } from '../page-handle.ts';
import { PageLink } from './page-link.tsx';
import { ScrollLink } from './scroll-link.tsx';

/** 'Get in Touch': leads to the page's contact section, or to the home page's if it has none. */
export function GetInTouch({ onClick }: { onClick?: () => void }) {
  const { contact } = usePageHandle();
  return contact ? (
    <ScrollLink section={contact} className="button" onClick={onClick}>
      Get in Touch
    </ScrollLink>
  ) : (
    <PageLink to="/#contact" className="button" onClick={onClick}>
      Get in Touch
    </PageLink>
  );
}
