import { useEffect, useState } from 'react';

/** The current year: in the HTML the year of the build, corrected in the browser. */
export function useCurrentYear(): number {
  const [year, setYear] = useState(__BUILD_YEAR__);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}
