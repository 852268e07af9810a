import { testSuddenDeath } from './sudden-death.ts';

testSuddenDeath({ deaths: 20, posts: 2_000 });
