import { type Environment, settingText } from '../../settings/setting.ts';
import { SettingError } from '../../settings/setting-error.ts';

/** The first file descriptor that systemd passes (sd_listen_fds(3)). */
const firstSocket = 3;

/** The socket that systemd holds for process `pid`. Others may have inherited the variables. */
export function passedSocket(env: Environment, pid: number): { fd: number } | undefined {
  const count = settingText(env, 'LISTEN_FDS');
  if (settingText(env, 'LISTEN_PID') !== String(pid) || count === undefined) return undefined;
  if (count === '1') return { fd: firstSocket };
  throw new SettingError('LISTEN_FDS', `${count} sockets were passed; the website takes one`);
}
