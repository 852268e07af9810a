import type { Field } from '../../../content/fields.ts';
import { fieldId } from './form-fields.ts';

interface FieldProps {
  field: Field;
  required: boolean;
  /** Shown under the field, and its description for screen readers. */
  error?: string | undefined;
  /** A form that validates cuts nothing that is pasted: it says what is too long. */
  validates?: boolean;
  defaultValue?: string | undefined;
  /** Not `onChange`, which React leaves out if a script has set the field. */
  onInput?: () => void;
}

export function LabelledField({ field, required, error, validates, ...others }: FieldProps) {
  const { name, label, placeholder, type = 'text', maxLength, autoComplete, note } = field;
  const id = fieldId(name);
  const attributes = {
    id,
    name,
    required,
    ...others,
    autoComplete,
    maxLength: validates ? undefined : maxLength,
    placeholder: required ? placeholder : `${placeholder} (optional)`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : note && `${id}-note`,
  };
  return (
    <div className={`field field-${name}`}>
      <label htmlFor={id}>{label}</label>
      {type === 'multiline' ? (
        <textarea rows={4} {...attributes} />
      ) : (
        <input type={type} {...attributes} />
      )}
      {note && (
        <p className="small soft" id={`${id}-note`}>
          {note}
        </p>
      )}
      {error && (
        // Keyed, so that a new message is a new element: a translator may have replaced the old text.
        <p key={error} className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
