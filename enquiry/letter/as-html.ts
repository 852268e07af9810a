import type { Cell, Letter, LetterTable, Row } from './letter-table.ts';

/**
 * The letter as HTML for mail programs: the figures of its text, with bars. Nothing is loaded from
 * anywhere. Without styles, tables of text remain.
 */
export function asHtml({ subject, lead, period, tables }: Letter): string {
  const [first = '', ...others] = lead.map(escaped);
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${styles}</style>
</head>
<body>
<div class="letter">
<h1>${first}</h1>
${others.map((line) => `<p class="trouble">${line}</p>\n`).join('')}<p class="period">${escaped(period)}.<br>
‘Average’ is the weekly average of the twelve weeks before those two.</p>
${tables.map(partOf).join('\n')}
</div>
</body>
</html>
`;
}

/** Both grounds bear the colours of the bars, so that these are the same in light and dark. */
const barColours = ['#1f8a5b', '#7a8ba3', '#b08a3c'] as const;

const styles = `
:root { color-scheme: light dark; }
body { margin: 0; background: #ffffff; color: #14161a; font: 16px/1.4 -apple-system, Roboto, Arial, sans-serif; }
.letter { max-width: 600px; margin: 0 auto; padding: 20px 16px; }
h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.25; }
h2 { margin: 32px 0 4px; font-size: 17px; }
p { margin: 8px 0; }
.trouble { padding: 10px 12px; border-left: 4px solid #be1a2c; background: #f9e9eb; }
.period, .none, thead th { color: #565b63; font-size: 14px; }
.table { width: 100%; border-collapse: collapse; }
.table > * > tr > * { padding: 8px 0 4px; vertical-align: top; text-align: left; font-weight: normal; }
.table > tbody > tr > th { border-top: 1px solid #dcd8cf; overflow-wrap: anywhere; }
.table > * > tr > .figure { padding-left: 10px; text-align: right; }
.table > tbody > tr > .figure { border-top: 1px solid #dcd8cf; }
.three > * > tr > .figure { width: 68px; }
.three > tbody > tr > .week { font-weight: bold; }
.table > tbody > tr > .few { padding-top: 10px; font-size: 13px; font-weight: normal; }
.table > tbody > .bars > td { padding: 0 0 8px; }
@media (prefers-color-scheme: dark) {
body { background: #14161a; color: #f1efea; }
.trouble { background: #3a1a1f; }
.period, .none, thead th { color: #b3b8c0; }
.table > tbody > tr > th, .table > tbody > tr > .figure { border-color: #3a3f47; }
}
`;

function partOf({ title, columns, rows, none }: LetterTable): string {
  const heading = `<h2>${escaped(title)}</h2>\n`;
  if (rows.length === 0) return `${heading}<p class="none">${escaped(none)}</p>`;
  const isThree = columns.length > 1;
  const heads = columns.map(
    (column, index) =>
      `<th scope="col" class="figure">${isThree ? swatchOf(index) : ''}${capital(column)}</th>`,
  );
  const kind = isThree ? 'table three' : 'table';
  return `${heading}<table role="table" class="${kind}" aria-label="${escaped(title)}">
<thead><tr><td></td>${heads.join('')}</tr></thead>
<tbody>
${rows.map(rowOf).join('\n')}
</tbody>
</table>`;
}

function rowOf({ name, cells }: Row): string {
  const isThree = cells.length > 1;
  const figures = cells.map(({ text }, index) => {
    const kinds = [
      'figure',
      ...(index === 0 ? ['week'] : []),
      ...(isThree && !/^\d/.test(text) ? ['few'] : []),
    ];
    return `<td class="${kinds.join(' ')}">${escaped(text)}</td>`;
  });
  const row = `<tr><th scope="row">${escaped(name)}</th>${figures.join('')}</tr>`;
  const bars = cells.map(barOf).join('');
  if (bars === '') return row;
  return `${row}
<tr class="bars" aria-hidden="true"><td colspan="${cells.length + 1}">${bars}</td></tr>`;
}

/** Which bar a column is: only for the eye, which sees the bars. */
const swatchOf = (index: number) =>
  `<span aria-hidden="true" style="color:${barColours[index]}">&#9632;</span> `;

/** A table, as some mail programs ignore the width of everything else. */
function barOf({ share }: Cell, index: number): string {
  if (share === undefined) return '';
  const width = Math.max(1, Math.round(share * 100));
  const style = `height:${index === 0 ? 8 : 4}px;background:${barColours[index]};font-size:0;line-height:0`;
  return `<table role="presentation" width="${width}%" cellspacing="0" cellpadding="0" style="margin-top:2px"><tr><td style="${style}"></td></tr></table>`;
}

const capital = (text: string) => escaped(text.charAt(0).toUpperCase() + text.slice(1));

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
