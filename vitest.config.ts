import { defineConfig } from 'vitest/config';
import { testSettings } from './testing/project/test-settings.ts';

const rooms = '{adapters,build,checks,content,enquiry,hosts,pencil,site,testing}';
const folders = '{core-journeys,every-page,function,matching,operations,words}';

/** `npm test`: what a change is likely to break. */
export default defineConfig({
  test: {
    ...testSettings([]),
    projects: [
      {
        test: {
          ...testSettings([`${rooms}/**/*.test.ts`]),
          name: 'rooms',
          provide: { fullSize: false },
          // Their files leave nothing behind: a worker runs one after the other, and loads what they share once.
          isolate: false,
        },
      },
      {
        test: {
          ...testSettings([`tests/${folders}/**/*.test.ts`]),
          name: 'tests',
          provide: { fullSize: false },
        },
      },
    ],
  },
});
