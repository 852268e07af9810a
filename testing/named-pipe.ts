import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';

export interface NamedPipe {
  /** For a child's standard error. */
  writer: number;
  /** Fills it, so that the next write finds no room. */
  fill(): void;
  /** Takes out what is in it. */
  read(): string;
  /** From then on nobody can read it: a write is an error. */
  closeReader(): void;
  close(): void;
}

const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;

/** A pipe that is read only when the test says so: Node would read a child's own pipe ahead. */
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

/** Repeats until nothing more passes. */
function untilBlocked(step: () => number): void {
  try {
    while (step() > 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
  }
}
