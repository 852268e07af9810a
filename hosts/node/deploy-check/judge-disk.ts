/** Bytes that must be free: erasing writes a second copy of the database, and backups need space. */
const roomNeeded = 512 * 1024 ** 2;

/** Volatile file systems (statfs(2)). */
const volatile = new Map([
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
  [0x794c7630, "a container's own layer"],
]);

/** Network file systems, where SQLite's locks and its shared log are unreliable. */
const remote = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

/**
 * What is wrong with the disk of DATA_DIR, and what to do; `undefined` if nothing is.
 * @param disk What `statfs` says of it.
 * @param embedded Whether SQLite's file is there.
 */
export function judgeDisk(
  { type, bavail, bsize }: { type: number; bavail: number; bsize: number },
  embedded: boolean,
): string | undefined {
  const lostOn = volatile.get(type);
  if (lostOn) return `it is on ${lostOn} and lost with it; mount a disk or a volume there`;
  const over = remote.get(type);
  if (over && embedded) return `it is on ${over}, where SQLite is unreliable; use a local disk`;
  if (bavail * bsize >= roomNeeded) return undefined;
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  return `only ${free} MB are free there; make room for ${roomNeeded / 1024 ** 2} MB`;
}
