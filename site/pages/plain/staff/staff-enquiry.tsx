import { useLayoutEffect, useRef } from 'react';
import { ActButtons } from './act-buttons.tsx';
import { footText, rowsOf } from './describe-enquiry.ts';
import { RefusalNote } from './refusal-note.tsx';
import { StaffHeading } from './staff-heading.tsx';
import './staff.css';
import { useStaffEnquiry } from './use-staff-enquiry.ts';

/** What became of the enquiry of a link, and the buttons that change it. */
export function StaffEnquiry({ token }: { token: string }) {
  const { view, running, refused, outcome, ask } = useStaffEnquiry(token);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef(false);

  // The button that was pressed may be gone: the focus then moves to the heading, from where all is read.
  useLayoutEffect(() => {
    if (running || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [running]);

  const press: typeof ask = (request) => {
    pressed.current = true;
    return ask(request);
  };
  return (
    <div className="staff stack">
      <StaffHeading heading={heading}>{view?.reference ?? 'An enquiry'}</StaffHeading>
      {view && (
        <dl className="heavy-rule">
          {rowsOf(view).map(([label, value]) => (
            <div key={label}>
              <dt className="soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {/* The region is there before its text, which a screen reader then reads out. */}
      <p role="status" className="outcome">
        {running === 'read' && !refused ? 'Loading...' : outcome}
      </p>
      {refused && (
        <RefusalNote {...refused} reference={view?.reference} running={running} onPress={press} />
      )}
      {view && <ActButtons acts={view.acts} running={running} onPress={press} />}
      {view && <p className="small soft">{footText(view)}</p>}
    </div>
  );
}
