import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a server does on its turn: it replies, or breaks the connection. */
type Move = string | 'break';

export interface SmtpScript {
  greeting: Move;
  EHLO: Move;
  HELO: Move;
  STARTTLS: Move;
  AUTH: Move;
  MAIL: Move;
  RCPT: Move;
  DATA: Move;
  /** After the final dot. */
  dot: Move;
}

/** A server that accepts every mail; it offers a login but no encryption. */
const polite: SmtpScript = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 AUTH PLAIN LOGIN',
  HELO: '250 here',
  STARTTLS: '502 no',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  dot: '250 taken',
};

/** A mail server on loopback that follows a script, good or bad. */
export async function startScriptedSmtp(changes: Partial<SmtpScript> = {}, port = 0) {
  const script = { ...polite, ...changes };
  /** Every line that a client sent. */
  const lines: string[] = [];
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    const make = (move: Move) => {
      if (move === 'break') socket.destroy();
      else socket.write(`${move}\r\n`);
    };
    let inMail = false;
    createInterface(socket).on('line', (line) => {
      lines.push(line);
      if (inMail) {
        if (line !== '.') return;
        inMail = false;
        return make(script.dot);
      }
      const verb = /^\w+/.exec(line)?.[0].toUpperCase() ?? '';
      if (verb === 'DATA') inMail = script.DATA.startsWith('354');
      if (verb === 'QUIT') socket.end('221 bye\r\n');
      else make(Object.entries(script).find(([name]) => name === verb)?.[1] ?? '500 what?');
    });
    make(script.greeting);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    lines,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
