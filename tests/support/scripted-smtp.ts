import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** An answer: a reply, or what happens to the connection instead. */
type Answer = string | 'cut' | 'never';

/** Answers a command, 'greeting' for a new connection, and the whole message after its final dot. */
type Script = (command: string) => Answer | undefined | Promise<Answer | undefined>;

interface ScriptedServer {
  /** Value of SMTP_URL. */
  url: string;
  /** Every command that came, and each message as one string. */
  heard: string[];
  /** Recipients of the messages that it accepted, one list for each message. */
  delivered: string[][];
  /** Their subjects, up to the sender's name. */
  subjects: string[];
  /** Its answers; `undefined` means yes. A test may change it at any time. */
  script: Script;
  close(): Promise<void>;
}

const positive = (command: string) =>
  command === 'greeting' ? '220 test' : command === 'DATA' ? '354 go on' : '250 yes';

/** Answers commands and messages that contain a text. */
export const replies =
  (answers: Readonly<Record<string, Answer>>): Script =>
  (command) =>
    Object.entries(answers).find(([text]) => command.includes(text))?.[1];

/** A mail server on loopback that answers as a test says, command by command. */
export async function startScriptedServer(
  script: Script = () => undefined,
  { host = '127.0.0.1', port = 0 } = {},
): Promise<ScriptedServer> {
  const sockets = new Set<Socket>();
  const served: ScriptedServer = { url: '', heard: [], delivered: [], subjects: [], script, close };

  async function serve(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    let recipients: string[] = [];
    /** Returns the code of the reply, or '' when there was none. */
    const answer = async (command: string) => {
      served.heard.push(command);
      const reply = (await served.script(command)) ?? positive(command);
      if (reply === 'cut') socket.destroy();
      else if (reply !== 'never') socket.write(`${reply}\r\n`);
      return reply;
    };
    await answer('greeting');
    let message: string[] | undefined;
    for await (const line of createInterface(socket)) {
      if (message === undefined) {
        const reply = await answer(line);
        const [, recipient] = /^RCPT TO:<(.*)>/.exec(line) ?? [];
        if (line.startsWith('MAIL')) recipients = [];
        if (recipient && reply.startsWith('2')) recipients.push(recipient);
        if (line === 'DATA' && reply.startsWith('3')) message = [];
      } else if (line === '.') {
        const text = message.join('\n');
        message = undefined;
        if (!(await answer(text)).startsWith('2')) continue;
        served.delivered.push(recipients);
        served.subjects.push(/^Subject: ([^:\n]*)/m.exec(text)?.[1] ?? '');
      } else message.push(line);
    }
  }

  const server = createServer((socket) => {
    serve(socket).catch(() => {});
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  served.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  }
  return served;
}
