import { useSettled } from './use-settled.ts';

interface ToolFieldProps {
  name: string;
  label: string;
  /** What the number counts, after the label: '$/hour'. */
  unit: string;
  /** What the visitor typed, whether or not it can be read. */
  value: string;
  /** What to type instead, shown after a pause. */
  error: string;
  onChange: (typed: string) => void;
}

/**
 * A number that a visitor types, in a text field: a number field has no value while its text is no number, so no
 * message could say what is wrong.
 */
export function ToolField({ name, label, unit, value, error, onChange }: ToolFieldProps) {
  const settled = useSettled(error);
  const shown = error && settled;
  const id = `tool-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        <span className="soft"> ({unit})</span>
      </label>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {shown && (
        <p key={shown} className="field-error" id={`${id}-error`}>
          {shown}
        </p>
      )}
    </div>
  );
}
