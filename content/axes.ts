import type { LineId } from './types/service-line.ts';

/** What the services of each line work on: the diamonds on the rail of its overview, in order. */
export const axes = {
  it: ['People', 'Devices', 'Servers', 'Money', 'Plans'],
  cyber: ['Internet', 'Network', 'Devices', 'Accounts', 'People'],
  design: ['Words', 'Image', 'Object', 'Screen'],
} as const satisfies Record<LineId, readonly string[]>;
