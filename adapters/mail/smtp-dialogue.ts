export interface SmtpDialogue {
  /** What nodemailer is to log to, with its `transactionLog`. */
  logger: { debug(entry: unknown, line: string): void };
  /** Whether the server has answered MAIL FROM: before that, no trouble is this mail's. */
  senderAnswered(): boolean;
}

/** Follows how far one connection comes. Nodemailer's errors do not tell. */
export function watchDialogue(): SmtpDialogue {
  let sender: 'to come' | 'sent' | 'answered' = 'to come';
  return {
    logger: {
      debug(entry, line) {
        const speaker = typeof entry === 'object' && entry && 'tnx' in entry && entry.tnx;
        if (speaker === 'client' && /^MAIL FROM:/i.test(line)) sender = 'sent';
        else if (speaker === 'server' && sender === 'sent') sender = 'answered';
      },
    },
    senderAnswered: () => sender === 'answered',
  };
}
