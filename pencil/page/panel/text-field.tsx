import { type ReactNode, useId } from 'react';
import type { SlotField } from '../../protocol.ts';

/** A property's name as words: 'serviceArea' is 'Service area'. */
export function labelOf({ name }: SlotField): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface LabelledProps {
  id: string;
  field: SlotField;
  error: string;
  children: ReactNode;
}

/** A field with its label, its description and what is wrong with it. */
export function Labelled({ id, field, error, children }: LabelledProps) {
  return (
    <div className="field" data-field={field.name}>
      <label htmlFor={id}>
        {labelOf(field)} {!field.required && <span className="soft">(optional)</span>}
      </label>
      <p id={`${id}-about`} className="small soft">
        {field.description}
      </p>
      {children}
      <p id={`${id}-error`} className="error" role="alert">
        {error}
      </p>
    </div>
  );
}

interface TextFieldProps {
  field: SlotField;
  value: string;
  error: string;
  onChange: (value: string) => void;
}

/** A line of text, or a choice among those that its type allows. */
export function TextField({ field, value, error, onChange }: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    required: field.required,
    'aria-describedby': `${id}-about ${id}-error`,
    'aria-invalid': error !== '',
  };
  return (
    <Labelled id={id} field={field} error={error}>
      {field.choices ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="">Choose…</option>
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...shared} onChange={(event) => onChange(event.target.value)} />
      )}
    </Labelled>
  );
}
