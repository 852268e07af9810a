import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';

export interface NamedPipe {
  /** File descriptor for a child's standard error. */
  writer: number;
  /** Fills the pipe, so that the next write finds no room. */
  fill(): void;
  /** Empties the pipe. */
  read(): string;
  /** Closes the reading end: every later write fails. */
  closeReader(): void;
  close(): void;
}

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;

/** A pipe that is read only when the test asks for it: Node would read a child's pipe ahead. */
export function makeNamedPipe(path: string): NamedPipe {
  spawnSync('mkfifo', [path]);
  const reader = openSync(path, O_RDONLY | O_NONBLOCK);
  const writer = openSync(path, O_WRONLY);
  const open = new Set([reader, writer]);
  const close = (fd: number) => {
    if (open.delete(fd)) closeSync(fd);
  };
  return {
    writer,
    fill() {
      const filler = openSync(path, O_WRONLY | O_NONBLOCK);
      untilBlocked(() => writeSync(filler, '\n'.repeat(4096)));
      untilBlocked(() => writeSync(filler, '\n'));
      closeSync(filler);
    },
    read() {
      const chunk = Buffer.alloc(64 * 1024);
      let text = '';
      untilBlocked(() => {
        const size = readSync(reader, chunk);
        text += chunk.toString('utf8', 0, size);
        return size;
      });
      return text;
    },
    closeReader: () => close(reader),
    close() {
      for (const fd of open) close(fd);
    },
  };
}

/** Repeats `step` until the pipe blocks. */
function untilBlocked(step: () => number): void {
  try {
    while (step() > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
  }
}
