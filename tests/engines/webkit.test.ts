import { walkJourneys } from './walk-journeys.ts';
import { webkit } from './webkit.ts';

walkJourneys(webkit);
