import { chromium } from './drivers/chromium.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys(chromium);
