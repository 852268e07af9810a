import type { ReactNode } from 'react';

interface HeroProps {
  /** The line's name; on a service page a link to the line, which is its breadcrumb. */
  badge: ReactNode;
  heading: string;
  intro: ReactNode;
  action: ReactNode;
  /** What lies on the corner of the table. */
  picture: ReactNode;
}

/** The first view of overviews and service pages: the words, and the corner of a table. */
export function Hero({ badge, heading, intro, action, picture }: HeroProps) {
  return (
    <section className="overflow-clip bg-wash">
      <div className="wrap grid grid-cols-1 gap-x-10 lg:grid-cols-[11fr_9fr]">
        <div className="self-center pt-10 pb-8 lg:py-16">
          <div className="badge">{badge}</div>
          <h1 className="mt-5 text-display">{heading}</h1>
          <p className="mt-5 max-w-[34em] text-lead text-soft">{intro}</p>
          <p className="mt-6">{action}</p>
        </div>
        <div className="corner surface" aria-hidden="true">
          {picture}
        </div>
      </div>
    </section>
  );
}
