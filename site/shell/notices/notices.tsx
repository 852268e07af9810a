import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import type { Notice } from '../../../content/model/form.ts';
import '../../styles/shell/notices.css';

/** Milliseconds for which a notice stays: enough to read it twice, and more if the visitor must act. */
const stay = { success: 8_000, error: 12_000 } as const;

let mounted = false;
let lastError: string | number | undefined;

/** The list is outside the page, so that notices survive a page change. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() =>
    createRoot(place).render(
      <Toaster
        // At the foot of a phone a notice would cover the button that sends.
        position={matchMedia('(width < 40rem)').matches ? 'top-right' : 'bottom-right'}
        hotkey={['altKey', 'KeyT']}
        containerAriaLabel="Notifications"
        closeButton
        toastOptions={{ closeButtonAriaLabel: 'Close' }}
      />,
    ),
  );
}

/** Shows one notice with title, text and close button; it replaces any earlier one; a swipe or time-out closes it. */
export function showNotice(kind: 'error' | 'success', notice: Notice): void {
  mount();
  toast.dismiss();
  const id = toast[kind](notice.title, { description: notice.text, duration: stay[kind] });
  lastError = kind === 'error' ? id : undefined;
}

/** Closes the last error, if it is still shown. */
export function dismissError(): void {
  // Without an id, every notice would close.
  if (lastError !== undefined) toast.dismiss(lastError);
}
