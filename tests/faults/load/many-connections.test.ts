import { testManyConnections } from './many-connections.ts';

// The short form of many-connections.faults.ts.
testManyConnections({ connections: 200, duration: 3_000, accepted: 100 });
