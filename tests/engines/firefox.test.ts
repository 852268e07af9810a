import { firefox } from './firefox.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys(firefox);
