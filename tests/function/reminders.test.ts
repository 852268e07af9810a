import { expect, test } from 'vitest';
import { sendReminders } from '../../enquiry/answering/reminders.ts';
import { batchSize } from '../../enquiry/upkeep/records.ts';
import { tokensIn } from '../../testing/mail/staff-links.ts';
import { advertisement, describeAnswering, words } from '../../testing/stores/test-answering.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeAnswering((setup) => {
  test('Over Easter: reminded at three quarters and at the end of the promised time, then each staffed morning', async () => {
    setup.setClock('2026-04-02T16:00+11:00');
    const { reference } = await setup.delivered();
    // Nine staffed hours: 90 minutes on Thursday, the rest on Tuesday, in standard time.
    for (const time of [
      '2026-04-02T17:20+11:00',
      '2026-04-03T13:00+11:00',
      '2026-04-05T12:00+10:00',
      '2026-04-06T16:30+10:00',
      '2026-04-07T13:43+10:00',
    ]) {
      expect(await setup.choresAt(time)).toEqual([]);
    }
    expect(await setup.choresAt('2026-04-07T13:46+10:00')).toEqual([
      '1 enquiry waits for an answer',
    ]);
    expect(await setup.choresAt('2026-04-07T15:58+10:00')).toEqual([]);
    expect(await setup.choresAt('2026-04-07T16:01+10:00')).toEqual([
      '1 enquiry waits for an answer, 1 beyond the promised time',
    ]);
    const { text: reminder = '' } = setup.mailAbout('waits for an answer') ?? {};
    expect(reminder).toContain(reference);
    expect(reminder).toContain('Tuesday, 7 April 2026 at 4:00');
    for (const word of Object.values(words)) expect(reminder).not.toContain(word);
    expect(await setup.choresAt('2026-04-07T20:00+10:00')).toEqual([]);
    expect(await setup.choresAt('2026-04-08T08:05+10:00')).toEqual([
      '1 enquiry beyond the promised time',
    ]);
    const [token = ''] = tokensIn(setup.mailAbout('beyond')?.text);
    expect(await setup.answerTo({ token })).toMatchObject({ acts: ['answered', 'closed', 'spam'] });
    expect(await setup.answerTo({ token, act: 'closed' })).toMatchObject({
      done: true,
      state: 'closed',
    });
    expect(await setup.choresAt('2026-04-09T08:05+10:00')).toEqual([]);
  });

  test('What is late is repeated on staffed mornings only, not on a holiday', async () => {
    setup.setClock('2026-04-01T10:00+11:00');
    await setup.delivered();
    expect(await setup.choresAt('2026-04-02T08:05+11:00')).toEqual([
      '1 enquiry waits for an answer',
    ]);
    expect(await setup.choresAt('2026-04-02T10:05+11:00')).toEqual([
      '1 enquiry waits for an answer, 1 beyond the promised time',
    ]);
    for (const time of ['2026-04-03T08:05+11:00', '2026-04-04T08:05+11:00']) {
      expect(await setup.choresAt(time)).toEqual([]);
    }
    expect(await setup.choresAt('2026-04-07T08:05+10:00')).toEqual([
      '1 enquiry beyond the promised time',
    ]);
  });

  test('A reminder names all that wait, oldest first; what comes back counts anew', async () => {
    setup.setClock('2026-03-16T09:00+11:00');
    const first = await setup.delivered({ ...words, message: 'One' });
    setup.house.clock.advance(60 * minute);
    const second = await setup.delivered({ ...words, message: 'Two' });
    const third = await setup.delivered({ ...words, message: 'Three' });
    await setup.answerTo({ token: third.token, act: 'answered' });
    expect(await setup.choresAt('2026-03-16T17:10+11:00')).toEqual([
      '2 enquiries wait for an answer',
    ]);
    const { text = '' } = setup.mailAbout('wait for an answer') ?? {};
    expect(text.indexOf(first.reference)).toBeLessThan(text.indexOf(second.reference));
    expect(text).not.toContain(third.reference);
    await setup.answerTo({ token: first.token, act: 'answered' });
    await setup.answerTo({ token: second.token, act: 'answered' });
    expect(
      await setup.house.store.reopen(first.reference, 'staff command', setup.house.clock.now()),
    ).toBe(true);
    expect(await setup.choresAt('2026-03-17T09:10+11:00')).toContain(
      '1 enquiry waits for an answer, 1 beyond the promised time',
    );
  });

  test.each([
    ['all if they have room', batchSize, (n: number) => n < 30],
    ['those that it is sent for if not all have room', batchSize + 1, (n: number) => n > 170],
  ])('A reminder that is sent for some of many names %s', async (_, count, isDue) => {
    setup.setClock('2026-03-16T09:00+11:00');
    const { reference } = await setup.delivered();
    const one = await setup.house.store.get(reference, setup.house.clock.now());
    const references = Array.from({ length: count }, (_, n) => `ENQ-${n + 22_222_222}`);
    const records = Object.assign(Object.create(setup.house.store), {
      async *find() {
        yield references.map((reference, n) => ({
          ...one,
          reference,
          reminders: isDue(n) ? 0 : 2,
        }));
      },
    });
    setup.house.clock.advance(7 * 60 * minute);
    await sendReminders({ ...setup.house.services, records }, 0, new AbortController().signal);
    const { text = '' } = setup.mailAbout('wait for an answer') ?? {};
    const named = references.filter((reference) => text.includes(reference));
    expect(named).toHaveLength(batchSize);
    expect(named).toEqual(expect.arrayContaining(references.filter((_, n) => isDue(n))));
    expect(text.includes(`${batchSize} are below.`)).toBe(count > batchSize);
  });

  test('The reminder of what was reopened is another mail than the one before', async () => {
    setup.setClock('2026-03-16T09:00+11:00');
    const { reference, token } = await setup.delivered();
    await setup.choresAt('2026-03-18T09:10+11:00');
    await setup.answerTo({ token, act: 'answered' });
    await setup.house.store.reopen(reference, 'staff command', setup.house.clock.now());
    await setup.choresAt('2026-03-18T10:10+11:00');
    const reminders = setup
      .mails()
      .filter(({ subject }) => subject?.includes('waits for an answer'));
    expect(new Set(reminders.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('Nobody is reminded when reminders are off, nor of what is quarantined or the canary', async () => {
    await setup.house.send(advertisement);
    setup.house.clock.advance(5 * day);
    await setup.runChores();
    expect(setup.house.timesLogged('reminder')).toBe(0);
    await setup.delivered();
    setup.house.clock.advance(5 * day);
    await setup.runChores({ remind: [] });
    expect(setup.house.timesLogged('reminder')).toBe(0);
    expect(setup.mailAbout('beyond')).toBeUndefined();
  });

  test('A reminder that could not be sent is sent later, and no enquiry is passed over', async () => {
    setup.setClock('2026-03-16T09:00+11:00');
    const { reference } = await setup.delivered();
    setup.house.inbox.replies.data = 451;
    await setup.choresAt('2026-03-16T16:00+11:00');
    setup.house.inbox.replies.data = undefined;
    expect(await setup.choresAt('2026-03-16T16:20+11:00')).toEqual([
      '1 enquiry waits for an answer',
    ]);
    expect(await setup.choresAt('2026-03-16T16:40+11:00')).toEqual([]);
    expect(setup.mailAbout('waits')?.text).toContain(reference);
  });

  test('Two instances send one reminder', async () => {
    setup.setClock('2026-03-16T09:00+11:00');
    await setup.delivered();
    setup.house.clock.advance(8 * 60 * minute);
    await Promise.all([setup.runChores(), setup.runChores(), setup.runChores()]);
    expect(setup.mails().filter(({ subject }) => subject?.includes('waits'))).toHaveLength(1);
  });
});
