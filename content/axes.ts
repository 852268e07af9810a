import type { LineId } from './types/service-line.ts';

/** The subjects of each line's services, in order: the diamonds on the rail of its overview. */
export const axes = {
  it: ['People', 'Devices', 'Servers', 'Money', 'Plans'],
  cyber: ['Internet', 'Network', 'Devices', 'Accounts', 'People'],
  design: ['Words', 'Image', 'Object', 'Screen'],
} as const satisfies Record<LineId, readonly string[]>;
