import { Toaster, toast } from 'sonner';
import type { Notice } from '../../../content/types/form.ts';

/** Sonner's list 'Notifications', which Alt+T focuses (section 9). */
export const Notices = () => (
  <Toaster closeButton toastOptions={{ closeButtonAriaLabel: 'Close' }} />
);

/** Shows a notice in place of any earlier one (section 8). */
export function notify(kind: 'error' | 'success', { title, text }: Notice): void {
  toast.dismiss();
  toast[kind](title, { description: text });
}
