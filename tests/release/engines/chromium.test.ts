import { chromium } from './drivers/chromium.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys(chromium);
