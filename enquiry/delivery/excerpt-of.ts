import type { OfficeTime } from '../office-time.ts';
import { type Field, fields } from '../rules/fields.ts';
import type { EnquiryRecord } from '../upkeep/records.ts';
import { unlinked } from './unlinked.ts';

/** Code points of a message: enough to tell a customer from an advertisement. */
const excerptLength = 200;

/**
 * What staff need to judge a quarantined enquiry, and no more of it; ends with an empty line.
 * @param link To act on it, in a mail.
 */
export function excerptOf(record: EnquiryRecord, officeTime: OfficeTime, link?: string): string {
  const { reference, values, acceptedAt, suspicions } = record;
  return [
    `${reference} · ${values.formType} · ${officeTime.inWords(acceptedAt)}, ${officeTime.name}`,
    // Before what the sender wrote, which could look like a link of ours.
    ...(link ? [`  ${link}`] : []),
    `  Signs:    ${suspicions.join(', ')}`,
    ...fields.flatMap((field) => {
      const text = values[field.name];
      return text === undefined ? [] : [`  ${`${field.label}:`.padEnd(9)} ${shown(field, text)}`];
    }),
    '',
  ].join('\n');
}

function shown({ type }: Field, text: string): string {
  if (type === 'email') return text;
  return unlinked(type === 'multiline' ? excerpt(text) : text);
}

function excerpt(message: string): string {
  const text = [...message.replaceAll(/\s+/g, ' ')];
  if (text.length <= excerptLength) return text.join('');
  return `${text.slice(0, excerptLength).join('')} …`;
}
