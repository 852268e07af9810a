import type { Rows } from '../../content/schema/figures/rows.ts';
import { Marks, Sign } from '../signs.tsx';

type RowsData = Pick<Rows, 'mark' | 'of' | 'rest' | 'carriesOver' | 'rows'>;

/** Marks that the name of a group has room for, at least. */
const nameWidth = 4;

/** Groups of marks, one row below the other. */
export function RowsDrawing({ mark, of, rest, carriesOver, rows }: RowsData) {
  const counts = rows.map(({ groups }) => sumOf(groups));
  const columns = Math.max(...rows.map(({ groups }) => groups.length));
  const width = of ?? Math.max(...counts);
  return (
    <ul className={`rows of-${mark}`} role="list" style={{ '--of': width, '--columns': columns }}>
      {rows.map(({ title, ball, groups }, index) => {
        const spent = carriesOver ? sum(counts.slice(0, index)) : 0;
        const left = width - spent - sumOf(groups);
        const all =
          rest && left > 0
            ? [...groups, { count: left, title: rest, outline: true as const }]
            : groups;
        const startOf = (at: number) => spent + sumOf(all.slice(0, at));
        const nameAt = (at: number) => Math.min(startOf(at), width - nameWidth * (all.length - at));
        return (
          <li key={title}>
            <p className="label">
              {ball && <Sign ball={ball} />}
              <b>{title}</b>
              {mark === 'person' && <span className="value">{resultOf(groups)}</span>}
            </p>
            <ul className="groups" role="list">
              {all.map((group, at) => (
                <Group
                  key={`${group.count} ${group.title}`}
                  mark={mark}
                  group={group}
                  start={startOf(at)}
                  end={at - all.length}
                  name={nameAt(at)}
                  next={nameAt(at + 1)}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

type GroupData = Rows['rows'][number]['groups'][number];

interface GroupProps {
  mark: Rows['mark'];
  group: GroupData;
  /** Marks of its row before it. */
  start: number;
  /** Its place from the end of its row: -1 is the last. */
  end: number;
  /** Marks before its name, and before the name of the next group. */
  name: number;
  next: number;
}

function Group({ mark, group, start, end, name, next }: GroupProps) {
  const { count, title, outline, trouble, ball } = group;
  const text = group.text ?? (mark === 'hour' ? `${count}\u00a0h` : undefined);
  return (
    <li
      className="group"
      style={{
        '--start': start,
        '--count': count,
        '--end': end,
        '--name': name,
        '--next': next,
      }}
    >
      <Marks mark={mark} count={count} outline={outline} />
      {trouble && <Sign ball="trouble" />}
      {title && (
        <p className="label">
          {ball && <Sign ball={ball} />}
          <span>
            <b>{title}</b> {text && <span>{text}</span>}
          </span>
        </p>
      )}
    </li>
  );
}

/** '5 of 6': those that are filled, of all. */
const resultOf = (groups: readonly GroupData[]) =>
  `${sumOf(groups.filter(({ outline }) => !outline))} of ${sumOf(groups)}`;

const sumOf = (groups: readonly GroupData[]) => sum(groups.map(({ count }) => count));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
