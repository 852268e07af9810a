import { firefox } from './drivers/firefox.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys(firefox);
