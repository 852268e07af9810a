import type { Week } from '../office-time.ts';
import type { LetterFacts } from './letter-facts.ts';

/** Gathers what the owner's letter says. */
export interface LetterSource {
  /**
   * @param week The week that the letter is about.
   * @param now For what holds now, such as health; milliseconds since 1970.
   */
  letterFacts(week: Week, now: number): Promise<LetterFacts>;
}
