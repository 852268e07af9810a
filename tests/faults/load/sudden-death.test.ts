import { testSuddenDeath } from './sudden-death.ts';

// The short form of sudden-death.faults.ts.
testSuddenDeath({ deaths: 4, posts: 120 });
