import { testManyConnections } from './many-connections.ts';

testManyConnections({ connections: 500, duration: 60_000, accepted: 1_000 });
