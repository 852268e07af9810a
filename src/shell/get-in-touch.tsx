import { PageLink } from '../components/page-link.tsx';

/** 'Get in Touch': leads to the page's contact section, or to the home page's if it has none. */
export function GetInTouch({ to }: { to: string }) {
  return to.startsWith('#') ? (
    <a href={to} className="button">
      Get in Touch
    </a>
  ) : (
    <PageLink to={to} className="button">
      Get in Touch
    </PageLink>
  );
}
