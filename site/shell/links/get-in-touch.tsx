import { usePageHandle } from '../page-handle.ts';
import { PageLink } from './page-link.tsx';

/** 'Get in Touch': leads to the page's contact section, or to the home page's if it has none. */
export function GetInTouch({ onClick }: { onClick?: () => void }) {
  const { contact } = usePageHandle();
  return contact ? (
    <a href={`#${contact}`} className="button" onClick={onClick}>
      Get in Touch
    </a>
  ) : (
    <PageLink to="/#contact" className="button" onClick={onClick}>
      Get in Touch
    </PageLink>
  );
}
