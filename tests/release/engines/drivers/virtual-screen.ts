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

/** A screen in memory. Xvfb chooses a free number for it and writes it to file descriptor 3. */
export async function openVirtualScreen(program: string): Promise<VirtualScreen> {
  const screen = `${screenSize.width}x${screenSize.height}x${bitsOfColour}`;
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = server.stdio[3];
  if (!numbers) throw new Error('Xvfb has no stream for its screen number');
  const [number] = await once(numbers, 'data');
  return { display: `:${String(number).trim()}`, close: () => server.kill() };
}
