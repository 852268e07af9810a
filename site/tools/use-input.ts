import { useEffect, useState } from 'react';
import type { AnyTool, FieldErrors } from './model.ts';

/** Milliseconds after the last key before a field shows an error. */
const errorDelay = 1000;

interface ToolState {
  /** The last input that could be used; absent until something is measured. */
  input?: { value: unknown };
  errors: FieldErrors;
}

/**
 * The values of all inputs in a part of a page, as a form would send them. A tool is not a form:
 * nothing of it can be sent by mistake.
 */
function valuesOf(host: Element): FormData {
  const values = new FormData();
  for (const field of host.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const skipped = field.matches('[type=radio], [type=checkbox]') && !field.matches(':checked');
    if (!skipped) values.append(field.name, field.value);
  }
  return values;
}

function firstState(tool: AnyTool, host: HTMLElement): ToolState {
  if ('measure' in tool) return { errors: {} };
  // Its own fields are not on the page yet; those of a figure may have been touched.
  const reading = tool.Fields ? undefined : tool.read(valuesOf(host));
  return { input: { value: reading?.ok ? reading.input : tool.example }, errors: {} };
}

/** A tool's input: what its visitor typed or chose, or what it measures. */
export function useInput(tool: AnyTool, host: HTMLElement): ToolState {
  const [state, setState] = useState(() => firstState(tool, host));

  useEffect(() => {
    if ('measure' in tool)
      return tool.measure((value) => setState({ input: { value }, errors: {} }));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showErrors = (errors: FieldErrors) => setState((before) => ({ ...before, errors }));
    const take = ({ type }: Event) => {
      clearTimeout(timer);
      const reading = tool.read(valuesOf(host));
      if (reading.ok) setState({ input: { value: reading.input }, errors: {} });
      // The visitor has left the field, or has stopped typing.
      else if (type === 'change') showErrors(reading.errors);
      else timer = setTimeout(showErrors, errorDelay, reading.errors);
    };
    host.addEventListener('input', take);
    host.addEventListener('change', take);
    // What was changed after the first reading, and before the page was listened to.
    const missed = tool.read(valuesOf(host));
    if (missed.ok) setState({ input: { value: missed.input }, errors: {} });
    return () => {
      clearTimeout(timer);
      host.removeEventListener('input', take);
      host.removeEventListener('change', take);
    };
  }, [tool, host]);

  return state;
}
