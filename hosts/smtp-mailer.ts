import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import type { NodemailerError } from 'nodemailer';
import { type ExternalLogger, parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { minute } from '../enquiry/limits.ts';
import { describeError } from '../enquiry/log.ts';
import type { Mailer, SendResult } from '../enquiry/mail.ts';
import { describeFailure } from './describe-failure.ts';
import { composeMime } from './mime.ts';
import { isLocal } from './settings.ts';

interface Envelope {
  from: string;
  to: readonly string[];
  message: Buffer;
}

/**
 * Milliseconds to wait for a mail server, after RFC 5321, section 4.5.3.2: whoever hangs up sooner
 * sends the same mail again and again. An Exchange server may take 30 seconds to answer the final dot, a
 * scanner more.
 */
export const smtpTimeouts = {
  connect: 30_000,
  /** Everything before the final dot of the message. */
  session: 5 * minute,
  finalDot: 10 * minute,
};

/**
 * Sends mail through an SMTP server, with a connection for each mail. A password travels encrypted or
 * not at all, except to this machine; nodemailer's own parameters in the address overrule that.
 * @param hostName Our name in EHLO.
 */
export function createSmtpMailer(
  url: string,
  hostName: string,
  timeouts = smtpTimeouts,
  logger?: ExternalLogger,
): Mailer {
  const { auth, ...server } = parseConnectionUrl(url);
  const secure = new URL(url).searchParams.get('secure');
  const local = isLocal(url);
  const { host = '' } = server;
  const options = {
    name: hostName,
    // The name in the certificate: `host` will be one of its addresses.
    servername: isIP(host) ? undefined : host,
    requireTLS: Boolean(auth?.pass) && !local,
    // A relay on this machine seldom has a certificate that anybody signed.
    ...(local && { opportunisticTLS: true, tls: { rejectUnauthorized: false } }),
    ...server,
    ...(secure !== null && { secure: secure === 'true' }),
    // `talkTo` has a timer for connecting.
    connectionTimeout: timeouts.session,
    greetingTimeout: timeouts.session,
    logger,
    transactionLog: true,
  };

  /**
   * Connects to one address of the host, logs in, and hands over a mail if there is one. Resolves to
   * nothing if it was only to ask.
   */
  async function talkTo(address: string, mail?: Envelope): Promise<SendResult | undefined> {
    const connection = new SMTPConnection({ ...options, host: address });
    const { promise, resolve } = Promise.withResolvers<SendResult | undefined>();
    let offered = false;
    const fail = (error: NodemailerError) => resolve(failureOf(error, mail?.to ?? [], offered));
    connection.on('error', fail);
    const giveUp = () => fail(Object.assign(new Error(), { code: 'ETIMEDOUT' }));
    // Nodemailer's own would include the greeting.
    const connecting = setTimeout(() => connection.stage === 'init' && giveUp(), timeouts.connect);
    let deadline = setTimeout(giveUp, timeouts.session);

    function handOver() {
      if (!mail) {
        connection.quit();
        return resolve(undefined);
      }
      async function* text() {
        // The server has asked for it.
        offered = true;
        yield mail?.message;
      }
      const body = Readable.from(text()).once('end', () => {
        // The final dot is on its way: from now on the server may have the mail.
        clearTimeout(deadline);
        deadline = setTimeout(giveUp, timeouts.finalDot);
      });
      connection.send({ from: mail.from, to: [...mail.to] }, body, (error, info) => {
        if (error) return fail(error);
        connection.quit();
        resolve({ outcome: 'accepted', offered, ...answersOf(info.rejectedErrors) });
      });
    }
    connection.connect((error) => {
      if (error) fail(error);
      else if (!auth) handOver();
      else connection.login(auth, (refusal) => (refusal ? fail(refusal) : handOver()));
    });
    try {
      return await promise;
    } finally {
      clearTimeout(connecting);
      clearTimeout(deadline);
      connection.close();
    }
  }

  /** The address that took a mail last is tried first, so that a dead one delays a single mail. */
  let lastWorking = '';

  /** Tries the addresses of the host in turn, until one answers for itself: nodemailer goes on only while none connects. */
  async function talk(mail?: Envelope): Promise<SendResult | undefined> {
    const reasons = new Set<string | null>();
    const found = await lookup(host, { all: true }).catch((error: unknown) => {
      reasons.add(describeError(error));
      return [];
    });
    const addresses = found.map(({ address }) => address);
    const rankOf = (address: string) => (address === lastWorking ? 0 : 1);
    let refused: readonly string[] | undefined;
    for (const address of addresses.toSorted((a, b) => rankOf(a) - rankOf(b))) {
      const result = await talkTo(address, mail);
      if (result?.outcome !== 'relay') {
        lastWorking = address;
        return result;
      }
      refused = result.refused;
      reasons.add(result.reason);
    }
    return { outcome: 'relay', reason: [...reasons].join('; '), ...(refused && { refused }) };
  }

  return {
    async send(mail, to = mail.to) {
      const message = await composeMime(mail);
      const result = await talk({ from: mail.from, to, message });
      return result ?? { outcome: 'accepted', reason: null };
    },
    verify: () => talk(),
  };
}

/** @param offered True once the server has asked for the text: only then an error may be about what is written. */
function failureOf(error: NodemailerError, to: readonly string[], offered: boolean): SendResult {
  const { responseCode = 0, command = '', rejectedErrors } = error;
  const reason = describeFailure(error);
  const isAboutText = offered || command === 'DATA';
  // With 421 a server says that it is about to close, whatever it answers.
  if (responseCode === 421) return { outcome: 'relay', reason, offered: isAboutText };
  if (isAboutText) {
    return responseCode >= 500
      ? { outcome: 'refused', reason, refused: to, offered: true }
      : { outcome: 'deferred', reason, deferred: to, offered: true };
  }
  if (!rejectedErrors) return { outcome: 'relay', reason };
  const answers = answersOf(rejectedErrors);
  return { outcome: answers.deferred ? 'deferred' : 'relay', ...answers };
}

/** @param errors Answers to the recipients that the server did not accept: 4xx defers, 5xx refuses for good. */
function answersOf(errors: readonly NodemailerError[] = []) {
  const isRefused = ({ responseCode = 0 }: NodemailerError) => responseCode >= 500;
  const reasons = errors.map((error) => {
    const answer = isRefused(error) ? 'rejected' : 'deferred';
    return `${answer}: ${error.recipient} (${describeError(error)})`;
  });
  const [refused, deferred] = [
    errors.filter(isRefused),
    errors.filter((one) => !isRefused(one)),
  ].map((some) => some.map(({ recipient = '' }) => recipient));
  return {
    reason: reasons.join('; ') || null,
    ...(refused?.length && { refused }),
    ...(deferred?.length && { deferred }),
  };
}
