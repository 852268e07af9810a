import type { ExpectedAnswer } from '../../../../enquiry/answering/answer-records.ts';
import { type AnswerPromise, dueAt, minutesLeft } from '../../../../enquiry/answering/promise.ts';
import type { OfficeTime } from '../../../../enquiry/office-time.ts';

/** How the enquiries of a month were answered. */
export interface AnswersOfMonth {
  /** In which they were received, by the office's clock: '2026-11'. */
  month: string;
  /** To be answered, without those that have time left. */
  due: number;
  answered: number;
  withinPromise: number;
  /** Staffed hours to the first answer, of those that have one; `null` where none has. */
  medianHours: number | null;
  percentile95Hours: number | null;
}

/** One enquiry that has its answer, or whose time is over. */
interface Due {
  month: string;
  /** Staffed hours to its answer. */
  hours: number | undefined;
  isWithinPromise: boolean;
}

/**
 * Sums up by month of receipt, oldest first. Not counted is what has time left, and what was erased while it had.
 * @param now Milliseconds since 1970.
 */
export function answersByMonth(
  expected: readonly ExpectedAnswer[],
  promise: AnswerPromise,
  officeTime: Pick<OfficeTime, 'stamp'>,
  now: number,
): readonly AnswersOfMonth[] {
  const due = expected.flatMap((enquiry): readonly Due[] => {
    const { acceptedAt, answeredAt, erasedAt } = enquiry;
    const endedAt = answeredAt ?? erasedAt ?? now;
    const isWithinPromise = endedAt <= dueAt(enquiry, promise);
    if (answeredAt === undefined && isWithinPromise) return [];
    const month = officeTime.stamp(acceptedAt).slice(0, 'yyyy-mm'.length);
    const hours = answeredAt && (promise.minutes - minutesLeft(enquiry, promise, answeredAt)) / 60;
    return [{ month, isWithinPromise, hours }];
  });
  const months = Map.groupBy(due, ({ month }) => month);
  return [...months].sort(([one], [other]) => (one < other ? -1 : 1)).map(sumOf);
}

function sumOf([month, due]: readonly [string, readonly Due[]]): AnswersOfMonth {
  const hours = due.flatMap((each) => each.hours ?? []).sort((one, other) => one - other);
  return {
    month,
    due: due.length,
    answered: hours.length,
    withinPromise: due.filter(({ isWithinPromise }) => isWithinPromise).length,
    medianHours: quantile(hours, 0.5),
    percentile95Hours: quantile(hours, 0.95),
  };
}

/** Between two numbers it interpolates, as spreadsheets do. */
function quantile(sorted: readonly number[], part: number): number | null {
  const place = (sorted.length - 1) * part;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (place - Math.floor(place));
}
