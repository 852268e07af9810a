interface FieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email';
  multiline?: boolean;
  required: boolean;
  placeholder: string;
  autoComplete?: string;
  defaultValue: string;
  /** Message under the field, linked to it for screen readers. */
  error?: string | undefined;
}

/** A labelled text field with its message. It keeps its own value, so typing re-renders nothing. */
export function Field({ label, error, multiline, type = 'text', ...field }: FieldProps) {
  const id = `enquiry-${field.name}`;
  const attributes = {
    ...field,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {field.required ? '' : <span className="weight-400 text-soft"> (optional)</span>}
      </label>
      {multiline ? <textarea rows={5} {...attributes} /> : <input type={type} {...attributes} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
