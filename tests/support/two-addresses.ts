import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

// Preloaded by tests: in that process every name has two addresses, of which 127.0.0.2 comes first.

const addresses = ['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 }));

Object.assign(dns, {
  lookup: (_name: string, _options: object, done: (error: null, all: object) => void) =>
    done(null, addresses),
});
Object.assign(dns.promises, { lookup: async () => addresses });
syncBuiltinESMExports();
