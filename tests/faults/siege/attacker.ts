import { connect } from 'node:net';
import { argv } from 'node:process';
import { functionPath } from '../../../hosts/node/http/app.ts';
import { type Sending, sendRequests } from '../../../testing/servers/send-requests.ts';
import { newEnquiry } from '../../../testing/test-enquiries.ts';

const json = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
const form = { ...json, 'content-type': 'application/x-www-form-urlencoded' };
const post = (headers: Sending['headers'], body: string): Sending => ({
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
const shots: Readonly<Record<string, () => Sending>> = {
  allowance: () => post(json, enquiry()),
  keys: () => post({ ...json, 'idempotency-key': crypto.randomUUID() }, enquiry()),
  forms: () => post(form, manyKeys),
  members: () => post(json, manyMembers),
  invalid: () => post(json, '{"formType":"home"}'),
  rotate: () => from(nextOfOne()),
  spread: () => from(nextOfMany()),
  ready: () => ({ method: 'GET', path: '/readyz', headers: {} }),
};

const [url = '', name = '', connections = '', seconds = ''] = argv.slice(2);
const end = performance.now() + Number(seconds) * 1_000;
let opened = 0;

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
    socket.on('connect', () => {
      opened += 1;
    });
    socket.on('close', () => {
      clearTimeout(over);
      resolve();
    });
  });
}

const shot = shots[name];
if (shot) {
  const next = () => (performance.now() < end ? shot() : undefined);
  const { statuses } = await sendRequests(url, Number(connections), next);
  console.log(JSON.stringify(Object.fromEntries(statuses)));
} else {
  const attackers = Array.from({ length: Number(connections) }, async () => {
    while (performance.now() < end) await stayIdle();
  });
  await Promise.all(attackers);
  console.log(JSON.stringify({ opened }));
}
