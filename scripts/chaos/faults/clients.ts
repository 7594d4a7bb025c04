import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Ask, openLoop, type Timing } from '../../testing/open-loop.ts';
import { BENCH_PROBLEM } from '../../testing/bench-release.ts';
import { percentile } from '../../testing/statistics.ts';
import { CLASS, type Fault, type Finding, underWork } from '../fault.ts';
import { malformedRequest } from '../malformed.ts';
import { Browser } from '../send.ts';
import type { Site } from '../site.ts';

const SOCKETS = 500;
const SLOW_SECONDS = 15;
/** They come one after the other: five hundred in one moment would measure how connections are accepted. */
const EVERY_MS = 6;
/** Others may be twice as slow, and memory grow by 100 MB. A machine with neighbours swings by this much anyway. */
const SWING_MS = 250;
const GROWTH_MB = 100;
const READS_PER_SECOND = 30;

const askForPlans = () => ({ method: 'GET' as const, path: '/api/payment/pricingplans' });

/** One byte of each now and then: headers that never end, a body that never ends, answers that nobody reads. */
const SLOW_MODES: Readonly<Record<string, string>> = {
  headers: 'GET /api/payment/pricingplans HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  body: 'POST /api/auth HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
  reading: 'GET /api/payment/pricingplans HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4),
};

export const F8: Fault = {
  name: 'F8',
  title: `${SOCKETS} slow and half-open clients, in three ways`,
  inject: () =>
    underWork({ apis: 2, runners: 1 }, { ...CLASS, clients: 4 }, async ({ site }) => {
      const quiet = p99(await reads(site));
      const findings: Finding[] = [];
      for (const [mode, opening] of Object.entries(SLOW_MODES)) {
        const before = await residentMb(site);
        const close = slowClients(new URL(site.address), opening, mode !== 'reading');
        const timings = await reads(site);
        const growth = (await residentMb(site)) - before;
        close();
        const failed = timings.filter(({ status }) => status !== 200).length;
        findings.push(
          {
            what: `slow ${mode}: others`,
            measured: `${failed} of ${timings.length} failed, p99 ${p99(timings)} ms, ${quiet} ms without`,
            met: failed === 0 && p99(timings) < 2 * quiet + SWING_MS,
          },
          { what: `slow ${mode}: memory`, measured: `${growth} MB more`, met: growth < GROWTH_MB },
        );
      }
      return findings;
    }),
};

/** What the API processes hold of the memory. */
async function residentMb(site: Site): Promise<number> {
  const kilobytes = await Promise.all(
    site.apis.map(async ({ pid }) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    }),
  );
  return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
}

function reads({ address }: Site): Promise<Timing[]> {
  return openLoop({ address, perSecond: READS_PER_SECOND, seconds: SLOW_SECONDS, ask: askForPlans });
}

const p99 = (timings: readonly Timing[]): number =>
  Math.round(
    percentile(
      timings.map(({ ms }) => ms),
      0.99,
    ),
  );

function slowClients({ hostname, port }: URL, opening: string, drips: boolean): () => void {
  const sockets: Socket[] = [];
  const arrivals = setInterval(() => {
    if (sockets.length === SOCKETS) return;
    const socket = connect(Number(port), hostname, () => socket.write(opening));
    socket.on('error', () => undefined);
    if (!drips) socket.pause();
    sockets.push(socket);
  }, EVERY_MS);
  const timer = setInterval(() => {
    if (drips) for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  return () => {
    clearInterval(arrivals);
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/** Ten times what a lab hour asks of two cores. */
const FLOOD_PER_SECOND = 3000;
const FLOOD_SECONDS = 15;
const AFTER_MS = 10_000;
const FLOODERS = 40;
const FLOOD_PASSWORD = 'a kolam a day';

export const F11: Fault = {
  name: 'F11',
  title: 'ten times the load, then normal again (figures: npm run bench -- api)',
  inject: () =>
    underWork({ apis: 1, runners: 1 }, { ...CLASS, clients: 4 }, async ({ site }) => {
      const pid = site.apis[0]?.pid;
      const [address = ''] = site.apiAddresses;
      const ask = await floodOf(site);
      const flood = await openLoop({ address, perSecond: FLOOD_PER_SECOND, seconds: FLOOD_SECONDS, ask });
      await sleep(AFTER_MS);
      const calm = await reads(site);
      const done = flood.filter(({ status }) => status === 200).length;
      const refused = flood.filter(({ status }) => status === 503);
      const other = flood.length - done - refused.length;
      const failed = calm.filter(({ status }) => status !== 200).length;
      return [
        {
          what: 'answered',
          measured: `${done} of ${flood.length}, ${refused.length} refused`,
          met: done > 0,
        },
        { what: 'neither answered nor refused', measured: String(other), met: other === 0 },
        {
          what: 'refusals without Retry-After',
          measured: String(refused.filter(({ retryAfter }) => !retryAfter).length),
          met: refused.every(({ retryAfter }) => retryAfter),
        },
        { what: 'failed ten seconds later', measured: `${failed} of ${calm.length}`, met: failed === 0 },
        { what: 'the process is the same', measured: String(pid), met: site.apis[0]?.pid === pid },
      ];
    }),
};

/** Learners who save and read, half and half. */
async function floodOf({ address }: Site): Promise<(turn: number) => Ask> {
  const tokens: string[] = [];
  for (let number = 0; number < FLOODERS; number += 1) {
    const browser = new Browser(address, `127.245.0.${number + 1}`);
    const body = { name: 'Flood', email: `flood-${number}@example.in`, password: FLOOD_PASSWORD };
    const answer = await browser.send({ method: 'POST', path: '/api/users', body });
    tokens.push(String(answer.body['token']));
    browser.close();
  }
  return (turn) => {
    const token = tokens[turn % FLOODERS] ?? '';
    if (turn % 2 === 0) return { method: 'GET', path: '/api/content', token };
    const body = { code: { py: `# ${turn}` } };
    return { method: 'POST', path: `/api/content/updateproblem/${BENCH_PROBLEM}`, token, body };
  };
}

const MALFORMED = 3000;

export const F22: Fault = {
  name: 'F22',
  title: `${MALFORMED} malformed requests at an API process`,
  inject: () =>
    underWork({ apis: 1, runners: 1 }, { ...CLASS, clients: 4 }, async ({ site }) => {
      const pid = site.apis[0]?.pid;
      const statuses: Record<string, number> = {};
      const url = new URL(site.apiAddresses[0] ?? '');
      for (let sent = 0; sent < MALFORMED; sent += SOCKETS / 10) {
        const batch = Array.from({ length: SOCKETS / 10 }, (_, index) =>
          exchange(url, malformedRequest(sent + index)),
        );
        for (const status of await Promise.all(batch)) statuses[status] = (statuses[status] ?? 0) + 1;
      }
      const faults = Object.keys(statuses).filter((status) => status.startsWith('5'));
      const same = site.apis[0]?.pid === pid;
      return [
        { what: 'answers', measured: JSON.stringify(statuses), met: faults.length === 0 },
        { what: 'the process is the same', measured: String(same), met: same },
      ];
    }),
};

const ANSWER_WITHIN_MS = 3000;

/** Sends bytes and resolves with the status of the first answer, or `none`. */
function exchange({ hostname, port }: URL, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 'none');
    };
    const timer = setTimeout(end, ANSWER_WITHIN_MS);
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.once('error', end);
    socket.once('close', end);
  });
}
