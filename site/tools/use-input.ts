import { type RefObject, useEffect, useState } from 'react';
import { allAsRendered, fieldsIn, valuesOf } from './fields/field-values.ts';
import type { AnyTool, FieldErrors } from './model.ts';

/** Milliseconds after the last key before a field shows an error. */
const errorDelay = 1000;

interface ToolState {
  /** The example, or the last input that could be used. */
  input: unknown;
  /** Whether the visitor has set something. */
  isOwn: boolean;
  errors: FieldErrors;
  /** Whether it has read what was set before it ran, and listens now. */
  isLive: boolean;
}

/** Writes what an input on the cloth says into its field; `data-sets` has the field's name. */
function setField(host: Element, input: EventTarget | null): void {
  if (!(input instanceof HTMLInputElement) || !input.dataset.sets) return;
  for (const field of fieldsIn(host)) {
    if (field.name === input.dataset.sets) field.value = input.value;
  }
}

/** A tool's input: what its visitor typed or chose. The first is always the example. */
export function useInput(tool: AnyTool, host: RefObject<HTMLElement | null>): ToolState {
  const [state, setState] = useState<ToolState>({
    input: tool.example,
    isOwn: false,
    errors: {},
    isLive: false,
  });

  useEffect(() => {
    const figure = host.current;
    if (!figure) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (changes: Partial<ToolState>) =>
      setState((before) => ({ ...before, ...changes, isLive: true }));
    const own = (input: unknown) =>
      // Inputs that a visitor has set back are the example, and some tools read it from empty ones.
      show({ input, isOwn: input !== tool.example, errors: {} });
    const look = (isTyping: boolean) => {
      clearTimeout(timer);
      if (allAsRendered(figure)) return own(tool.example);
      const reading = tool.read(valuesOf(figure));
      if (reading.ok) own(reading.input);
      else if (isTyping) timer = setTimeout(show, errorDelay, { errors: reading.errors });
      // The visitor has left the field.
      else show({ errors: reading.errors });
    };
    const take = ({ type, target }: Event) => {
      setField(figure, target);
      look(type === 'input');
    };
    // A date of which a part is missing tells nothing before.
    const leave = () => look(false);
    figure.addEventListener('input', take);
    figure.addEventListener('change', take);
    figure.addEventListener('focusout', leave);
    // What was changed before the page was listened to.
    for (const one of figure.querySelectorAll<HTMLInputElement>('[data-sets]')) {
      if (one.value !== one.defaultValue) setField(figure, one);
    }
    look(false);
    return () => {
      clearTimeout(timer);
      figure.removeEventListener('input', take);
      figure.removeEventListener('change', take);
      figure.removeEventListener('focusout', leave);
    };
  }, [tool, host]);

  return state;
}
