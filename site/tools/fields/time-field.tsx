import { Labelled } from '../../ui/labelled.tsx';

interface TimeFieldProps {
  /** Under which `read` finds it. */
  name: string;
  label: string;
  /** Whose time it is: 'Sydney time'. */
  unit?: string;
  /** Minutes since midnight of the worked example. */
  value: number;
  error: string | undefined;
}

/** A field for a time of the day. `readTime` reads it. */
export function TimeField({ name, value, ...labelled }: TimeFieldProps) {
  const hours = String(Math.floor(value / 60)).padStart(2, '0');
  const minutes = String(value % 60).padStart(2, '0');
  return (
    <Labelled id={`tool-${name}`} {...labelled}>
      {(attributes) => (
        <input type="time" name={name} defaultValue={`${hours}:${minutes}`} {...attributes} />
      )}
    </Labelled>
  );
}
