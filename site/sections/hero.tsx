import type { ReactNode } from 'react';

interface HeroProps {
  /** The line's name; on a service page a link to the line, which is its breadcrumb. */
  badge: ReactNode;
  heading: string;
  intro: ReactNode;
  action: ReactNode;
  picture: ReactNode;
}

/** The first view of overviews and service pages, on the wash of their line. */
export function Hero({ badge, heading, intro, action, picture }: HeroProps) {
  return (
    <section className="hero-wash overflow-clip">
      <div className="wrap grid grid-cols-1 items-center gap-10 py-14 md:grid-cols-[1fr_auto] lg:py-24">
        <div>
          <div className="badge">{badge}</div>
          <h1 className="mt-5 max-w-[11em] text-display">{heading}</h1>
          <p className="mt-6 max-w-[34em] text-lead text-soft">{intro}</p>
          <p className="mt-8">{action}</p>
        </div>
        {picture}
      </div>
    </section>
  );
}
