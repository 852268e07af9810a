/** What a spreadsheet takes for a formula when a cell begins with it, full-width forms too. */
const formulaStart = /(^|[\r\n])(?=[\t\r=+\-@|%\uff1d\uff0b\uff0d\uff20])/g;

/** Excel takes a file without it for the local code page. */
const byteOrderMark = '\ufeff';

/**
 * A table as CSV (RFC 4180) that is safe to open in a spreadsheet: every cell is quoted, and a
 * cell or line that could be read as a formula begins with an apostrophe.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `${cells.map(quote).join(',')}\r\n`);
  return byteOrderMark + lines.join('');
}

function quote(cell: string): string {
  return `"${cell.replaceAll(formulaStart, "$1'").replaceAll('"', '""')}"`;
}
