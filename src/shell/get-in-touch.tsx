import { PageLink } from '../components/page-link.tsx';

/** 'Get in Touch': a link to the contact section of this page or, if it has none, of the home page. */
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
