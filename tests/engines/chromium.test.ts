import { chromium } from './chromium.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys(chromium);
