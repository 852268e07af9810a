import type { InputHTMLAttributes, ReactNode } from 'react';
import { useSettled } from './use-settled.ts';

interface LabelledProps {
  name: string;
  label: string;
  /** What the value counts, after the label: '$/hour'. */
  unit?: string | undefined;
  children: ReactNode;
}

/** A field of a tool with its label. */
export function Labelled({ name, label, unit, children }: LabelledProps) {
  return (
    <div className="field">
      <label htmlFor={`tool-${name}`}>
        {label}
        {unit && <span className="soft"> ({unit})</span>}
      </label>
      {children}
    </div>
  );
}

interface ToolFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> {
  name: string;
  label: string;
  unit?: string;
  /** What the visitor typed, whether or not it can be used. */
  value: string;
  /** What to type instead, shown after a pause. */
  error: string | undefined;
  onChange: (typed: string) => void;
}

/**
 * An input that keeps whatever is typed. Numbers are typed into text fields too: a number field has no value while its
 * text is no number, so no message could say what is wrong.
 */
export function ToolField({ label, unit, error, onChange, ...input }: ToolFieldProps) {
  const settled = useSettled(error ?? '');
  const shown = error && settled;
  const id = `tool-${input.name}`;
  return (
    <Labelled name={input.name} label={label} unit={unit}>
      <input
        id={id}
        autoComplete="off"
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
        {...input}
      />
      {shown && (
        <p key={shown} className="field-error" id={`${id}-error`}>
          {shown}
        </p>
      )}
    </Labelled>
  );
}
