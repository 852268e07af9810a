import { Labelled } from '../../ui/labelled.tsx';

interface SelectFieldProps {
  /** Under which `read` finds it. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** The value of the worked example. */
  value: string;
}

/** A choice of one of several values. */
export function SelectField({ name, options, value, label }: SelectFieldProps) {
  return (
    <Labelled id={`tool-${name}`} label={label}>
      {(attributes) => (
        <select name={name} defaultValue={value} {...attributes}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
