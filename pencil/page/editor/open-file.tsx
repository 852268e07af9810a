import { openAddress, placeOf } from '../messages.ts';

interface OpenFileProps {
  of: { file: string; line: number };
  /** Default: the file and its line. */
  name?: string;
  className?: string;
  say: (sentence: string) => void;
}

/** A link that opens a file at its line in the developer's editor, through Vite. */
export function OpenFile({ of, name, className, say }: OpenFileProps) {
  const place = placeOf(of);
  const open = async () => {
    const isOpen = await fetch(openAddress(place)).then(
      ({ ok }) => ok,
      () => false,
    );
    say(isOpen ? `Opening ${place}` : `No editor was found. Open ${place} yourself.`);
  };
  return (
    <a
      href={openAddress(place)}
      className={className}
      onClick={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      {name ?? place}
    </a>
  );
}
