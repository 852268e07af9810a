import type { Clock } from '../../enquiry/ports.ts';

interface SharedAnswerOptions<Answer> {
  /** Milliseconds for which an answer is used again. */
  freshness: number;
  /** Milliseconds to wait for an answer. */
  timeout: number;
  /** The answer when the question fails or takes too long. */
  otherwise: Answer;
  clock: Clock;
}

/**
 * Protects what is slow to ask: one question at a time, and at most one in `freshness`. All callers
 * meanwhile share its answer.
 */
export function createSharedAnswer<Answer>(options: SharedAnswerOptions<Answer>) {
  const { freshness, timeout, otherwise, clock } = options;
  let askedAt = 0;
  let isOpen = false;
  let answer: Promise<Answer> | undefined;

  function ask(question: () => Promise<Answer>): Promise<Answer> {
    isOpen = true;
    const asked = question()
      .catch(() => otherwise)
      .finally(() => {
        isOpen = false;
      });
    const answered = new AbortController();
    const late = clock.sleep(timeout, answered.signal).then(() => otherwise);
    return Promise.race([asked, late]).finally(() => answered.abort());
  }

  return (question: () => Promise<Answer>): Promise<Answer> => {
    const now = clock.now();
    // A clock that is set back must not stop the questions.
    const isStale = !isOpen && Math.abs(now - askedAt) >= freshness;
    if (answer === undefined || isStale) {
      askedAt = now;
      answer = ask(question);
    }
    return answer;
  };
}
