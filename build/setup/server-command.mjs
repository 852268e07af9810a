// How the server is started where no unit or container does it: by `npm start` and by the tests.
/** Arguments for Node; small heaps, because pages are held outside of them. */
export const serverCommand = [
  '--max-semi-space-size=2',
  '--max-old-space-size=512',
  'hosts/node/main.ts',
];

/** Run before it after an update: compiles the server, which then needs 26 MiB less. */
export const compileCommand = ['hosts/node/main.ts', '--compile-only'];

/** Node keeps what it compiled there, and starts faster the next time. */
export const serverEnvironment = { NODE_COMPILE_CACHE: 'dist/.compiled' };
