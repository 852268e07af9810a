import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Milliseconds within which the driver listens, even on a busy machine. */
const patience = 10_000;

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const answers = (url: string) =>
  fetch(`${url}/status`).then(
    (response) => response.ok,
    () => false,
  );

/** Starts WebKitWebDriver and waits until it answers. */
export async function startDriver(program: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(program, [`--port=${port}`], { env: environment, stdio: 'ignore' });
  const deadline = Date.now() + patience;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`${program} does not answer on port ${port}`);
    await new Promise((resume) => setTimeout(resume, 20));
  }
  return { url, close: () => server.kill() };
}
