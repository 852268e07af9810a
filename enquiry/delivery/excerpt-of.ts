import { sydneyTime } from '../sydney-time.ts';
import type { EnquiryRecord } from '../upkeep/records.ts';

/** Code points of a message: enough to tell a customer from an advertisement. */
const excerptLength = 200;

/** What staff need to judge a quarantined enquiry, and no more of it; ends with an empty line. */
export function excerptOf(record: EnquiryRecord): string {
  const { reference, values, acceptedAt, suspicions } = record;
  return [
    `${reference} · ${values.formType} · ${sydneyTime(acceptedAt)}, Sydney time`,
    `  Signs:    ${suspicions.join(', ')}`,
    `  Name:     ${unlinked(values.name)}`,
    `  Email:    ${values.email}`,
    `  Subject:  ${unlinked(values.subject)}`,
    `  Message:  ${unlinked(excerpt(values.message))}`,
    '',
  ].join('\n');
}

function excerpt(message: string): string {
  const text = [...message.replaceAll(/\s+/g, ' ')];
  if (text.length <= excerptLength) return text.join('');
  return `${text.slice(0, excerptLength).join('')} …`;
}

/** A mail program must not make a link of what a spammer wants clicked. */
function unlinked(text: string): string {
  return text.replaceAll('://', '[:]//').replaceAll(/\bwww\./gi, 'www[.]');
}
