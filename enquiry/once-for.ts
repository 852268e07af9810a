/** Asks once for each key, such as a day, and remembers the last answer. A failure is not remembered. */
export function onceFor<Key, Answer>(ask: (key: Key) => Promise<Answer>) {
  let last: { key: Key; answer: Promise<Answer> } | undefined;
  return (key: Key): Promise<Answer> => {
    if (last?.key === key) return last.answer;
    const answer = ask(key);
    last = { key, answer };
    answer.catch(() => {
      if (last?.answer === answer) last = undefined;
    });
    return answer;
  };
}
