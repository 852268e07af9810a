import { expect, test } from 'vitest';
import { createStaffLinks, linkDays } from '../../enquiry/answering/links.ts';
import { tokensIn } from '../../testing/mail/staff-links.ts';
import { advertisement, describeAnswering, words } from '../../testing/stores/test-answering.ts';
import { prepareHousekeeping } from '../../testing/stores/test-housekeeping.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describeAnswering((setup) => {
  test('An enquiry is marked as answered by the last line of its mail, once', async () => {
    const { reference, token, mail } = await setup.delivered();
    expect(tokensIn(mail?.text)).toHaveLength(1);
    expect(mail?.text?.trimEnd().endsWith(token)).toBe(true);
    const view = await setup.answerTo({ token });
    expect(view).toMatchObject({
      reference,
      formType: 'home',
      state: 'open',
      acts: ['answered'],
      madeFor: 'staff@example.com',
    });
    expect(view.worksUntil - setup.house.clock.now()).toBeLessThanOrEqual(linkDays * day);
    for (const word of Object.values(words)) expect(JSON.stringify(view)).not.toContain(word);
    expect(await setup.actsOn(reference)).toEqual([]);

    const now = setup.house.clock.now();
    expect(await setup.answerTo({ token, act: 'answered' })).toMatchObject({
      done: true,
      state: 'answered',
      acts: [],
      settled: { at: now, by: 'staff@example.com' },
    });
    expect(await setup.answerTo({ token, act: 'answered' })).toMatchObject({ done: false });
    expect(await setup.actsOn(reference)).toEqual([
      { act: 'answered', actor: 'staff@example.com', at: now },
    ]);
    // Whoever has the mail, quoted in a reply, can do nothing else.
    for (const act of ['closed', 'spam', 'released']) {
      expect(await setup.refusedWith({ token, act })).toEqual([403, 'link']);
    }
    expect(setup.house.log.join()).not.toContain(token);
  });

  test('What was held back is released by the digest’s link, and mailed once', async () => {
    const reference = await setup.house.send(advertisement);
    const other = await setup.house.send({ ...advertisement, email: 'eve@example.net' });
    setup.house.clock.advance(day);
    await setup.runChores();
    const digest = setup.mailAbout('held back');
    const tokens = tokensIn(digest?.text);
    expect(tokens).toHaveLength(2);
    const views = await Promise.all(tokens.map((token) => setup.answerTo({ token })));
    const tokenOf = (one: string) =>
      tokens[views.findIndex((view) => view.reference === one)] ?? expect.fail(one);
    expect(views.map(({ state, acts }) => [state, acts])).toEqual([
      ['quarantined', ['released', 'spam']],
      ['quarantined', ['released', 'spam']],
    ]);
    const token = tokenOf(reference);
    expect(await setup.answerTo({ token, act: 'released' })).toMatchObject({
      done: true,
      state: 'open',
    });
    await setup.house.delivered(reference);
    expect(await setup.answerTo({ token, act: 'released' })).toMatchObject({ done: false });
    const sent = setup
      .mails()
      .filter(({ text }) => text?.startsWith('Form:') && text.includes(reference));
    expect(sent).toHaveLength(1);
    // Who answers it and comes back to the link may say so there.
    expect(await setup.answerTo({ token })).toMatchObject({ acts: ['answered', 'closed', 'spam'] });
    expect(await setup.answerTo({ token: tokenOf(other), act: 'spam' })).toMatchObject({
      done: true,
      state: 'spam',
    });
    expect(await setup.house.stateOf(other)).toBe('quarantined');
    expect((await setup.actsOn(reference)).map(({ act, actor }) => [act, actor])).toEqual([
      ['released', 'staff@example.com'],
    ]);
  });

  test('An act chosen on a page that a colleague has overtaken does nothing', async () => {
    const reference = await setup.house.send(advertisement);
    setup.house.clock.advance(day);
    await setup.runChores();
    const [token = ''] = tokensIn(setup.mailAbout('held back')?.text);
    const { state: shown } = await setup.answerTo({ token });
    await setup.answerTo({ token, act: 'released', shown });
    await setup.house.delivered(reference);
    expect(await setup.answerTo({ token, act: 'spam', shown })).toMatchObject({
      done: false,
      state: 'open',
    });
    expect(await setup.answerTo({ token, act: 'spam', shown: 'open' })).toMatchObject({
      done: true,
      state: 'spam',
    });
  });

  test('Reading a link, however often and by whatever method, changes nothing', async () => {
    const { reference, token } = await setup.delivered();
    for (let times = 0; times < 20; times += 1) await setup.answerTo({ token });
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      expect((await setup.request({ method }, 'scanner', `?${token}`)).status).toBe(405);
    }
    const post = (headers: Record<string, string>, body: string) =>
      setup.request({ method: 'POST', headers, body }, 'scanner');
    const act = { token, act: 'answered' };
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post(form, new URLSearchParams(act).toString())).status).toBe(415);
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.example' };
    expect((await post(foreign, JSON.stringify(act))).status).toBe(403);
    expect(await setup.actsOn(reference)).toEqual([]);
  });

  test('An altered, foreign, expired or unknown token does nothing', async () => {
    const { reference, token } = await setup.delivered();
    const [text = '', signature = ''] = token.split('.');
    const more = btoa(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')).replace(' 0 ', ' 0123 '),
    );
    const altered = [
      '',
      '.',
      text,
      `${text}.`,
      `.${signature}`,
      `${text}.${signature.slice(0, -4)}`,
      `${text}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${more.replaceAll('=', '')}.${signature}`,
      `${'A'.repeat(20_000)}.${signature}`,
      '\u{1f600}.%%%',
    ];
    for (const [n, one] of altered.entries()) {
      expect(await setup.refusedWith({ token: one, act: 'answered' }, `client ${n}`)).toEqual([
        403,
        'link',
      ]);
    }
    const foreign = await prepareHousekeeping();
    const { links } = foreign.services;
    const claim = { reference, acts: ['answered'], recipient: 'staff@example.com' } as const;
    const theirs = (await links.linkTo(claim)).split('#')[1];
    await foreign.close();
    // Without a key of this day here, and with one.
    expect(await setup.refusedWith({ token: theirs, act: 'answered' }, 'foreign')).toEqual([
      403,
      'link',
    ]);
    for (const body of [
      {},
      { token: 1 },
      { token, act: 'erased' },
      { token, act: 1 },
      'text',
      [],
    ]) {
      expect((await setup.call(body)).status).toBe(400);
    }
    setup.house.clock.advance(linkDays * day + minute);
    expect(await setup.refusedWith({ token, act: 'answered' })).toEqual([410, 'expired']);
    setup.house.clock.advance(2 * day);
    await setup.house.services.links.forgetKeys();
    expect(await setup.refusedWith({ token, act: 'answered' })).toEqual([410, 'expired']);
    expect((await setup.actsOn(reference)).filter(({ act }) => act === 'answered')).toEqual([]);
  });

  test('A key is kept until its last link has expired', async () => {
    const { token } = await setup.delivered();
    setup.house.clock.advance(linkDays * day - 2 * minute);
    await setup.house.services.links.forgetKeys();
    expect(await setup.answerTo({ token })).toMatchObject({ state: 'open' });
  });

  test('Guesses are limited for their client, and for nobody else', async () => {
    const { token } = await setup.delivered();
    const codes: unknown[] = [];
    for (let n = 0; n < 50; n += 1) {
      codes.push((await setup.refusedWith({ token: `${token}A` }, 'guesser'))[0]);
    }
    expect(codes.slice(0, 5)).toEqual([403, 403, 403, 403, 403]);
    expect(new Set(codes.slice(5))).toEqual(new Set([429]));
    expect((await setup.call({ token }, 'guesser')).headers.get('retry-after')).toBeTruthy();
    expect(await setup.answerTo({ token })).toMatchObject({ state: 'open' });
    // Visitors behind the same address can still write.
    await setup.delivered({ ...words, message: 'From the same office' });
  });

  test('Clicks that come together are one act', async () => {
    const { reference, token } = await setup.delivered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => setup.answerTo({ token, act: 'answered' })),
    );
    expect(answers.filter(({ done }) => done)).toHaveLength(1);
    expect(await setup.actsOn(reference)).toHaveLength(1);
  });

  test('An erased enquiry keeps its acts, and nothing can be done with it', async () => {
    const { reference, token } = await setup.delivered();
    await setup.answerTo({ token, act: 'answered' });
    await setup.house.store.erase([reference], 'staff command', setup.house.clock.now());
    expect(await setup.answerTo({ token })).toMatchObject({ state: 'erased', acts: [] });
    expect(await setup.answerTo({ token, act: 'answered' })).toMatchObject({ done: false });
    expect((await setup.actsOn(reference)).map(({ act }) => act)).toEqual(['answered', 'erased']);
  });

  test('Links made by two instances fit both', async () => {
    const { reference } = await setup.delivered();
    const other = createStaffLinks(
      setup.house.store,
      setup.house.clock,
      'https://www.example.com/staff',
    );
    const claim = { reference, acts: ['closed'], recipient: 'eve@example.com' } as const;
    const token = (await other.linkTo(claim)).split('#')[1];
    expect(await setup.answerTo({ token })).toMatchObject({ madeFor: 'eve@example.com' });
  });
});
