import { webkit } from './drivers/webkit.ts';
import { walkJourneys } from './walk-journeys.ts';

walkJourneys(webkit);
