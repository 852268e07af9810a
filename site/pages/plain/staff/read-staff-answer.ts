import { linkActs, type StaffAnswer } from '../../../../enquiry/answering/staff-view.ts';

/** Why the function did nothing, or could not be asked. */
export interface Refusal {
  code: 'link' | 'expired' | 'rate' | 'malformed' | 'unavailable' | 'network';
  /** In the function's words; may be empty. */
  message: string;
  /** Seconds after which to try again, if the function says so. */
  retryAfter?: number;
}

const states = ['open', 'answered', 'closed', 'spam', 'quarantined', 'erased'] as const;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
/** JSON has no `undefined`: what is unknown is missing. */
const isNumberOrMissing = (value: unknown) => value === undefined || isNumber(value);
const isOneOf = (list: readonly string[]) => (value: unknown) =>
  isText(value) && list.includes(String(value));

function isSettled(value: unknown): boolean {
  const { at, by } = fieldsOf(value);
  return value === undefined || (isNumber(at) && isText(by));
}

const checks: Readonly<Record<keyof StaffAnswer, (value: unknown) => boolean>> = {
  reference: isText,
  formType: isText,
  receivedAt: isNumber,
  mailedAt: isNumberOrMissing,
  dueAt: isNumberOrMissing,
  staffedMinutesLeft: isNumberOrMissing,
  state: isOneOf(states),
  settled: isSettled,
  acts: (value) => Array.isArray(value) && value.every(isOneOf(linkActs)),
  madeFor: isText,
  worksUntil: isNumber,
  done: (value) => value === undefined || typeof value === 'boolean',
};

/** Whether the function's answer has what the page shows. */
export function isStaffAnswer(value: unknown): value is StaffAnswer {
  const fields = fieldsOf(value);
  return Object.entries(checks).every(([name, check]) => check(fields[name]));
}

const codes = ['link', 'expired', 'rate', 'malformed', 'unavailable'] as const;

/** An answer without one of the function's codes comes from something in front of it, such as a proxy. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message } = fieldsOf(fieldsOf(body).error);
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  return {
    code: codes.find((known) => known === code) ?? 'unavailable',
    message: typeof message === 'string' ? message : '',
    ...(seconds > 0 && { retryAfter: seconds }),
  };
}
