import { PageLink } from './page-link.tsx';

/** 'Learn More', with its subject for screen readers that list links out of context. */
export function LearnMore({ to, about }: { to: string; about: string }) {
  return (
    <PageLink to={to} className="more">
      <span>Learn More</span>
      <span className="offscreen"> about {about}</span>
    </PageLink>
  );
}
