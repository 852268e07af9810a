import type { RefObject } from 'react';

interface StaffHeadingProps {
  /** The heading, for code that moves the focus to it. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: string;
}

/** Whom the page is for, and the enquiry's reference. */
export function StaffHeading({ heading, children }: StaffHeadingProps) {
  return (
    <>
      <p className="small soft">
        <strong>For staff</strong>
      </p>
      <h1 ref={heading} tabIndex={heading && -1} className="heading">
        {children}
      </h1>
    </>
  );
}
