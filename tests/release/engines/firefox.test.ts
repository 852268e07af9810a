import { firefox } from './drivers/firefox.ts';
import { runJourneys } from './journeys.ts';

runJourneys(firefox);
