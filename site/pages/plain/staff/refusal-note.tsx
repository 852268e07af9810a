import type { Refusal } from './read-staff-answer.ts';
import { isWorthAnotherTry, refusalText } from './refusal-text.ts';
import { serverCommand } from './server-command.ts';
import type { Request } from './use-staff-enquiry.ts';

interface RefusalNoteProps {
  /** What was refused, and is asked again. */
  request: Request;
  refusal: Refusal;
  /** How often it was refused in a row. */
  times: number;
  /** Unknown if the enquiry was never read. */
  reference: string | undefined;
  running: Request | undefined;
  onPress: (request: Request) => void;
}

/** What does the same on the server. There is no command that marks spam. */
const commands: Readonly<Partial<Record<Request, string>>> = {
  read: 'show',
  answered: 'answered',
  closed: 'close',
  released: 'release',
};

/** Why a request did nothing, what to do, and a button if the same request may succeed later. */
export function RefusalNote(props: RefusalNoteProps) {
  const { request, refusal, times, reference, running, onPress } = props;
  const command = commands[request];
  return (
    <div className="refusal">
      {/* A new element each time: the same words would not be read out again. */}
      <p key={times} role="alert">
        {refusalText(refusal)}
        {command && (
          <>
            {' '}
            On the server: <code>{serverCommand(command, reference)}</code>
          </>
        )}
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
