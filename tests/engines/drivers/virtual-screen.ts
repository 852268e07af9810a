import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface VirtualScreen {
  /** Value for DISPLAY. */
  display: string;
  close: () => void;
}

/** Larger than any window of the journeys, in px. */
export const screenSize = { width: 1600, height: 1200 };

const bitsOfColour = 24;

/** A screen in memory. Xvfb takes a free number for it and tells it on the third stream. */
export async function openVirtualScreen(program: string): Promise<VirtualScreen> {
  const screen = `${screenSize.width}x${screenSize.height}x${bitsOfColour}`;
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = server.stdio[3];
  if (!told) throw new Error('Xvfb has no stream on which to tell its number');
  const [number] = await once(told, 'data');
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}
