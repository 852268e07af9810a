import { Labelled } from './labelled.tsx';

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
export function Field({ label, error, className, type, ...field }: FieldProps) {
  return (
    <Labelled
      id={`enquiry-${field.name}`}
      label={label}
      optional={!field.required}
      className={className}
      error={error}
    >
      {(attributes) =>
        type === 'multiline' ? (
          <textarea rows={5} {...field} {...attributes} />
        ) : (
          <input type={type ?? 'text'} {...field} {...attributes} />
        )
      }
    </Labelled>
  );
}
