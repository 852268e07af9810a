import type { SampleEntry } from '../../content/model/sample.ts';
import { Letter } from './letter.tsx';

/** Named entries, each with its text. */
export function SampleEntries({ entries }: { entries: readonly SampleEntry[] }) {
  return (
    <dl className="sample-entries">
      {entries.map(({ tie, name, text, code }) => (
        <div key={name}>
          <dt>
            <Letter of={tie} />
            {name}
          </dt>
          <dd>
            {text}
            {code && <code>{code.join('\n')}</code>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
