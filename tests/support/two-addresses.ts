import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import { isIP } from 'node:net';

// Preloaded by tests: in that process every name has two addresses, of which 127.0.0.2 comes first.

const resolve = (name: string) =>
  (isIP(name) ? [name] : ['127.0.0.2', '127.0.0.1']).map((address) => ({ address, family: 4 }));

Object.assign(dns, {
  lookup: (name: string, { all }: dns.LookupOptions, done: (...result: unknown[]) => void) =>
    all ? done(null, resolve(name)) : done(null, resolve(name)[0]?.address, 4),
});
Object.assign(dns.promises, { lookup: async (name: string) => resolve(name) });
syncBuiltinESMExports();
