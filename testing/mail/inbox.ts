import { type ReceivedMail, startSmtpInbox } from './smtp-inbox.ts';

export interface Inbox {
  /** Value for SMTP_URL. */
  url: string;
  mails: readonly ReceivedMail[];
  /** Waits until `count` mails have arrived. @throws Error if they do not within `milliseconds`. */
  waitFor: (count: number, milliseconds?: number) => Promise<readonly ReceivedMail[]>;
  close: () => Promise<void>;
}

/** The staff's inbox: a real SMTP server on loopback that parses the mail it receives. */
export async function openInbox(): Promise<Inbox> {
  const { url, received: mails, close } = await startSmtpInbox();
  return {
    url,
    mails,
    async waitFor(count, milliseconds = 5_000) {
      const deadline = Date.now() + milliseconds;
      while (mails.length < count) {
        if (Date.now() > deadline) {
          throw new Error(`${mails.length} of ${count} mails arrived in ${milliseconds} ms`);
        }
        await new Promise((resume) => setTimeout(resume, 20));
      }
      return mails;
    },
    close,
  };
}
