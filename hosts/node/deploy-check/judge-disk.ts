/** Bytes that must be free: erasing rewrites the database beside itself, and backups want room. */
const roomNeeded = 512 * 1024 ** 2;

/** File systems that forget (statfs(2)). */
const fleeting = new Map([
  [0x01021994, 'tmpfs'],
  [0x858458f6, 'ramfs'],
  [0x794c7630, "a container's own layer"],
]);

/** File systems over a network, where SQLite's locks and its shared log do not hold. */
const remote = new Map([
  [0x6969, 'NFS'],
  [0xff534d42, 'CIFS'],
  [0xfe534d42, 'SMB'],
]);

/**
 * What is wrong with the disk below DATA_DIR, and what to do; `undefined` when it is good.
 * @param disk What `statfs` says of it.
 * @param embedded Whether SQLite's file is to lie there.
 */
export function judgeDisk(
  { type, bavail, bsize }: { type: number; bavail: number; bsize: number },
  embedded: boolean,
): string | undefined {
  const forgets = fleeting.get(type);
  if (forgets) return `it is on ${forgets} and lost with it; mount a disk or a volume there`;
  const over = remote.get(type);
  if (over && embedded) return `it is on ${over}, which SQLite does not bear; use a local disk`;
  if (bavail * bsize >= roomNeeded) return undefined;
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  return `only ${free} MB are free there; make room for ${roomNeeded / 1024 ** 2} MB`;
}
