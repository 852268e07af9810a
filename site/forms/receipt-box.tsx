import { officeTime } from '../../content/company.ts';
import type { EnquiryValues } from '../../enquiry/enquiry.ts';
import { fields } from '../../enquiry/rules/fields.ts';
import { officeMoment } from './office-clock.ts';
import { replyPromise } from './reply-promise.ts';

interface ReceiptProps {
  state: 'sending' | 'received' | 'failed';
  enquiry: EnquiryValues;
  /** When the answer came, in milliseconds since 1970. */
  at: number;
  /** Unknown if the function's answer has none. */
  reference?: string | undefined;
}

/** As long as any reference, so that the box has its height before the answer comes. */
const anyReference = 'ENQ-00000000';

/** Scrolls only if the box has opened below the screen. */
function show(box: HTMLElement | null): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  box?.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
}

/**
 * Under a form, what became of the last enquiry. It opens with the visitor's click on the button, in
 * its final height: nothing moves when the answer comes.
 */
function ReceiptBox({ state, enquiry, at, reference }: ReceiptProps) {
  const shown = state === 'received' ? reference : anyReference;
  const { day, time } = officeMoment(at);
  return (
    <div ref={state === 'sending' ? show : undefined} className="receipt note" data-state={state}>
      {state === 'failed' && <p className="unsent">Not sent. Your message is still in the form.</p>}
      {/* The region is there before its text, which a screen reader then reads out. */}
      <p role="status">
        <span>
          <strong className="block">{`Received ${day}, ${time} ${officeTime}`}</strong>
          {shown && <span className="block">Reference {shown}</span>}
          {replyPromise}
        </span>
      </p>
      <details>
        <summary>What you sent</summary>
        <dl>
          {fields.map(({ name, label }) => {
            const value = enquiry[name];
            return (
              value && (
                <div key={name}>
                  <dt className="soft">{label}</dt>
                  <dd>{value}</dd>
                </div>
              )
            );
          })}
        </dl>
      </details>
    </div>
  );
}

/** The box as an element, for code without markup. */
export const receiptBox = (props: ReceiptProps) => <ReceiptBox {...props} />;
