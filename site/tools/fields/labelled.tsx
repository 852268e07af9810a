import { type ReactNode, useId } from 'react';

interface LabelledProps {
  label: string;
  /** What the value counts, after the label: 'hours'. */
  unit?: string | undefined;
  error: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FieldAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A field of a tool with its label, and with its message linked to it for screen readers. */
export function Labelled({ label, unit, error, children }: LabelledProps) {
  const id = useId();
  const message = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {unit && <span className="soft"> ({unit})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? message : undefined,
      })}
      {error && (
        <p className="field-error" id={message}>
          {error}
        </p>
      )}
    </div>
  );
}
