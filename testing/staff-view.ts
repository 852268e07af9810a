import type { StaffView } from '../enquiry/answering/staff-view.ts';

/** An enquiry as staff see it by a link in a mail: open, with five staffed hours left. */
export const staffView: StaffView = {
  reference: 'ENQ-7F3K9QXM',
  formType: 'managed-services',
  receivedAt: Date.parse('2026-11-20T05:45:10Z'),
  mailedAt: Date.parse('2026-11-20T05:45:14Z'),
  dueAt: Date.parse('2026-11-23T05:45:10Z'),
  staffedMinutesLeft: 330,
  state: 'open',
  settled: undefined,
  acts: ['answered', 'closed'],
  madeFor: 'support@cornerpocket.example',
  worksUntil: Date.parse('2026-12-04T05:45:14Z'),
};
