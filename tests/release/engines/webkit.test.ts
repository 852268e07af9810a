import { webkit } from './drivers/webkit.ts';
import { runJourneys } from './run-journeys.ts';

runJourneys(webkit);
