import { answerCommand } from './answer-command.ts';
import type { Refusal } from './read-staff-answer.ts';
import { isWorthAnotherTry, refusalText } from './refusal-text.ts';
import type { Request } from './use-staff-enquiry.ts';

interface RefusalNoteProps {
  /** What was refused, and is asked again. */
  request: Request;
  refusal: Refusal;
  /** Unknown if the enquiry was never read. */
  reference: string | undefined;
  running: Request | undefined;
  onPress: (request: Request) => void;
}

/** Why a request did nothing, what to do, and a button if the same request may succeed later. */
export function RefusalNote({ request, refusal, reference, running, onPress }: RefusalNoteProps) {
  return (
    <div className="refusal">
      <p role="alert">
        {refusalText(refusal)} On the server, <code>{answerCommand(reference)}</code> always works.
      </p>
      {isWorthAnotherTry(refusal) && (
        <button
          type="button"
          className="button"
          data-tone="outline"
          aria-disabled={running !== undefined}
          onClick={() => onPress(request)}
        >
          {running === request ? 'Trying again...' : 'Try again'}
        </button>
      )}
    </div>
  );
}
