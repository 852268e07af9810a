import type { ReactNode } from 'react';

/** What stands under each form since its last enquiry was received. Kept only in memory, as drafts are. */
const receipts = new Map<string, ReactNode>();

export const receiptOf = (formType: string) => receipts.get(formType);
export const keepReceipt = (formType: string, receipt: ReactNode) =>
  receipts.set(formType, receipt);
