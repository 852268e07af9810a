import type { ReactNode } from 'react';

interface LabelledProps {
  id: string;
  label: string;
  /** What the value counts, after the label: 'hours'. */
  unit?: string | undefined;
  /** Said after the label. */
  optional?: boolean;
  className?: string | undefined;
  error?: string | undefined;
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FieldAttributes {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A field with its label, and with its message linked to it for screen readers. */
export function Labelled(props: LabelledProps) {
  const { id, label, unit, optional, className = 'field', error, children } = props;
  return (
    <div className={className}>
      <label htmlFor={id}>
        {label}
        {unit && <span className="soft"> ({unit})</span>}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
