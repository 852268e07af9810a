import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { argv } from 'node:process';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';

/** One request of an attack. */
interface Shot {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const json = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
const post = (headers: Shot['headers'], body: string): Shot => ({
  method: 'POST',
  path: functionPath,
  headers,
  body,
});
const manyKeys = Array.from({ length: 15_000 }, (_, n) => n.toString(36)).join('&');
const manyMembers = `{${Array.from({ length: 3_000 }, (_, n) => `"k${n}":1`).join()}}`;

/** A different one each time, because the same one would be answered as a repeat. */
const enquiry = () => JSON.stringify(newEnquiry({ message: crypto.randomUUID() }));

let networks = 0;
/** The next of the 65,536 networks of one IPv6 /48. */
const nextOfOne = () => `2001:db8:7:${(networks++ & 0xffff).toString(16)}::1`;
/** An address in the next of thousands of IPv4 networks. */
const nextOfMany = () => `10.${(networks >> 8) & 255}.${networks++ & 255}.1`;
const from = (address: string) => post({ ...json, 'x-forwarded-for': address }, enquiry());

/** The requests of each attack. */
const shots: Readonly<Record<string, () => Shot>> = {
  allowance: () => post(json, enquiry()),
  keys: () => post({ ...json, 'idempotency-key': crypto.randomUUID() }, enquiry()),
  forms: () => post(form, manyKeys),
  members: () => post(json, manyMembers),
  invalid: () => post(json, '{"formType":"home"}'),
  rotate: () => from(nextOfOne()),
  spread: () => from(nextOfMany()),
  ready: () => ({ method: 'GET', path: '/readyz', headers: {}, body: '' }),
};

const [url = '', name = '', connections = '', seconds = ''] = argv.slice(2);
const end = performance.now() + Number(seconds) * 1_000;
const statuses: Record<string, number> = {};
const note = (status: number | string) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

function fire(agent: Agent, { method, path, headers, body }: Shot): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(url + path, { method, headers, agent }, (answer) => {
      note(answer.statusCode ?? 0);
      answer.resume().on('close', resolve);
    });
    sent.on('error', () => {
      note('broken');
      resolve();
    });
    sent.end(body);
  });
}

/** Opens silent connections, and opens each again when it is closed. */
function stayIdle(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({
      port: Number(new URL(url).port),
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
    });
    const over = setTimeout(() => socket.destroy(), end - performance.now());
    socket.on('error', () => {});
    socket.on('connect', () => note('opened'));
    socket.on('close', () => {
      clearTimeout(over);
      resolve();
    });
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const shot = shots[name];
const attackers = Array.from({ length: Number(connections) }, async () => {
  while (performance.now() < end) {
    if (shot) await fire(agent, shot());
    else await stayIdle();
  }
});
await Promise.all(attackers);
agent.destroy();
console.log(JSON.stringify(statuses));
