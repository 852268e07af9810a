import { webkit } from './drivers/webkit.ts';
import { runJourneys } from './journeys.ts';

runJourneys(webkit);
