import type { LinkAct } from '../../../../enquiry/answering/staff-view.ts';
import type { Request } from './use-staff-enquiry.ts';

const labels: Readonly<Record<LinkAct, string>> = {
  answered: 'Mark as answered',
  closed: 'No reply needed',
  released: 'Release',
  spam: 'Spam',
};

interface ActButtonsProps {
  acts: readonly LinkAct[];
  /** The request that is under way: until its answer no button does anything. */
  running: Request | undefined;
  onPress: (act: LinkAct) => void;
}

/** A button for each act; the first is what is mostly wanted. While disabled they keep the focus. */
export function ActButtons({ acts, running, onPress }: ActButtonsProps) {
  if (acts.length === 0) return null;
  return (
    <div className="acts">
      {acts.map((act, index) => (
        <button
          key={act}
          type="button"
          className="button"
          data-tone={index === 0 ? undefined : 'outline'}
          aria-disabled={running !== undefined}
          onClick={() => onPress(act)}
        >
          {running === act ? 'Saving...' : labels[act]}
        </button>
      ))}
    </div>
  );
}
