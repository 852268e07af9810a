import { Labelled } from '../../ui/labelled.tsx';

interface NumberFieldProps {
  /** Under which `read` finds it. */
  name: string;
  label: string;
  /** What the number counts: 'hours'. */
  unit: string;
  /** The number of the worked example; none where the field may be empty. */
  value: number | undefined;
  error: string | undefined;
}

/**
 * A field for a number. It is a text field: a number field gives no value for an invalid number,
 * so no message could say what is wrong with it. `readNumber` reads it.
 */
export function NumberField({ name, value, ...labelled }: NumberFieldProps) {
  return (
    <Labelled id={`tool-${name}`} {...labelled}>
      {(attributes) => (
        <input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={value}
          {...attributes}
        />
      )}
    </Labelled>
  );
}
