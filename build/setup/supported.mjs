// Where the project can run. Plain JavaScript without packages, because set-up reads it before any
// are there.

/** The oldest Node that can run set-up; the site itself runs on the one that package.json pins. */
const oldestNode = 18;

/** What `npm start` and `npm test` support, for people. */
export const systems =
  'Supported are Linux with glibc (Debian, Ubuntu, Fedora; not Alpine), macOS, and Windows by WSL.';

/**
 * Why the project cannot be set up by this process; undefined if it can.
 * @param {{ version: string, platform: string }} process
 */
export function unsupported({ version, platform }) {
  if (Number.parseInt(version.slice(1), 10) < oldestNode) {
    return `Set-up needs Node ${oldestNode} or newer, and this is ${version}: install a newer one, then run the same command again.`;
  }
  if (!['linux', 'darwin'].includes(platform)) {
    return `This website does not run on ${platform}. ${systems}`;
  }
  return undefined;
}
