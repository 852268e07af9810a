import { useLayoutEffect } from 'react';
import rules from './staff.css?inline';

/**
 * The rules of what stands on the page only once it has read an enquiry. They come with its script: in the sheet of the
 * plain pages every visitor of one would fetch them.
 */
export function useStaffSheet(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
