/**
 * Where a spreadsheet could read a formula, full-width forms too: where a cell or line begins, and
 * after what another spreadsheet takes for the end of a cell (';' in much of Europe).
 */
const formulaStart = /(?<=^|[\r\n\t;|])(?=[" ]*[\t\r=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

/** Begins the file: Excel takes one without it for the local code page. */
export const byteOrderMark = '\ufeff';

/**
 * One line of CSV (RFC 4180) that is safe to open in a spreadsheet, also one that separates cells
 * differently: every cell is quoted, and what could be read as a formula begins with an apostrophe.
 */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  return `"${cell.replaceAll(formulaStart, "'").replaceAll('"', '""')}"`;
}
