/** Milliseconds for which a submit waits for the site's script. After that the browser sends it. */
const timeout = 5000;

/** Shows that a form is being sent, as the site itself does. Returns the way back. */
function showSending(form: HTMLFormElement): () => void {
  const button = form.querySelector('button');
  const label = button?.firstChild;
  if (!button || !(label instanceof Text)) return () => {};
  const { data } = label;
  button.disabled = true;
  // The text changes, not its node, which React takes over with the rest of the page.
  label.data = 'Sending...';
  return () => {
    label.data = data;
    button.disabled = false;
  };
}

/** Remembers what a form's fields say. Returns the way back. */
function keepValues(form: HTMLFormElement): () => void {
  const kept = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    (field) => [field, field.value] as const,
  );
  return () => {
    for (const [field, value] of kept) if (field.value !== value) field.value = value;
  };
}

/**
 * Holds every submit, and every refusal of one by the browser, until the site's script runs. If it
 * cannot be loaded in time, the browser validates and sends the form. A submit is sent as it was; what is
 * typed until the script comes stays in the form.
 * @param start Starts the site; resolves with whether its script runs.
 * @returns Stops holding.
 */
export function holdForms(start: () => Promise<boolean>): () => void {
  const holding = new AbortController();
  let held = false;

  async function hold(event: Event): Promise<void> {
    const form = formOf(event.target);
    if (!form) return;
    event.preventDefault();
    // A form that the script has just taken over would be sent by it too.
    event.stopPropagation();
    if (held) return;
    held = true;
    const restore = showSending(form);
    const writeSent = event.type === 'submit' ? keepValues(form) : () => {};
    const timedOut = new Promise<false>((resolve) => setTimeout(resolve, timeout, false));
    const started = await Promise.race([start(), timedOut]);
    holding.abort();
    const writeTyped = keepValues(form);
    writeSent();
    if (started) {
      form.dataset.held = '';
      form.requestSubmit();
      writeTyped();
    } else if (form.reportValidity()) {
      // A visitor who comes back from the answer may send again.
      addEventListener('pageshow', restore, { once: true });
      form.submit();
    } else restore();
  }

  const options = { capture: true, signal: holding.signal };
  addEventListener('submit', hold, options);
  addEventListener('invalid', hold, options);
  return () => holding.abort();
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? target.form
    : null;
}
