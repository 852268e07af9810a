import { expect, test } from 'vitest';
import { passedSocket } from './passed-socket.ts';

test('Of the sockets that systemd passes, only one for this process counts', () => {
  expect(passedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toEqual({ fd: 3 });
  expect(passedSocket({ LISTEN_FDS: '1', LISTEN_PID: '8' }, 7)).toBeUndefined();
  expect(() => passedSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow(
    /^LISTEN_FDS: .{20,}$/,
  );
});
