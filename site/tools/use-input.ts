import { type RefObject, useEffect, useState } from 'react';
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

const fieldsIn = (host: Element) =>
  host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]');

/**
 * The values of all inputs in a part of a page, as a form would send them. A tool is not a form:
 * nothing of it can be sent by mistake.
 */
function valuesOf(host: Element): FormData {
  const values = new FormData();
  for (const field of fieldsIn(host)) {
    const skipped = field.matches('[type=radio], [type=checkbox]') && !field.matches(':checked');
    if (!skipped) values.append(field.name, field.value);
  }
  return values;
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
    const own = (input: unknown) =>
      // Inputs that a visitor has set back may read as the example itself.
      setState({ input, isOwn: input !== tool.example, errors: {}, isLive: true });
    const figure = host.current;
    if (!figure) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showErrors = (errors: FieldErrors) => setState((before) => ({ ...before, errors }));
    const take = ({ type, target }: Event) => {
      clearTimeout(timer);
      setField(figure, target);
      const reading = tool.read(valuesOf(figure));
      if (reading.ok) own(reading.input);
      // The visitor has left the field, or has stopped typing.
      else if (type === 'change') showErrors(reading.errors);
      else timer = setTimeout(showErrors, errorDelay, reading.errors);
    };
    figure.addEventListener('input', take);
    figure.addEventListener('change', take);
    // What was changed before the page was listened to.
    for (const one of figure.querySelectorAll<HTMLInputElement>('[data-sets]')) {
      if (one.value !== one.defaultValue) setField(figure, one);
    }
    const missed = tool.read(valuesOf(figure));
    const isMissed = missed.ok && JSON.stringify(missed.input) !== JSON.stringify(tool.example);
    own(isMissed ? missed.input : tool.example);
    return () => {
      clearTimeout(timer);
      figure.removeEventListener('input', take);
      figure.removeEventListener('change', take);
    };
  }, [tool, host]);

  return state;
}
