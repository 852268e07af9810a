interface FieldProps {
  name: string;
  label: string;
  /** One line of text where it is not said. */
  type?: 'email' | 'tel' | 'multiline' | undefined;
  className?: string;
  required: boolean;
  placeholder: string;
  autoComplete?: string | undefined;
  defaultValue: string;
  /** Message under the field, linked to it for screen readers. */
  error?: string | undefined;
}

/** A labelled text field with its message. It keeps its own value, so typing re-renders nothing. */
export function Field({ label, error, className = 'field', type, ...field }: FieldProps) {
  const id = `enquiry-${field.name}`;
  const attributes = {
    ...field,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  return (
    <div className={className}>
      <label htmlFor={id}>
        {label}
        {field.required ? '' : <span className="optional"> (optional)</span>}
      </label>
      {type === 'multiline' ? (
        <textarea rows={5} {...attributes} />
      ) : (
        <input type={type ?? 'text'} {...attributes} />
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
