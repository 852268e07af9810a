/** '20260314T150926Z': sorts by time, and is a valid file name everywhere. */
export function compactTime(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
