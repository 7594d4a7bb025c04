import { sql } from 'kysely';

import { type Fault, type Finding, underWork, CLASS } from '../fault.ts';
import { Browser } from '../send.ts';
import type { Site } from '../site.ts';

const PERSON = { name: 'Asha', email: 'clock@example.in', password: 'a kolam a day' };

/** The second process lives two hours ahead of the first, or behind it. */
export const F12: Fault = {
  name: 'F12',
  title: 'clocks two hours ahead and behind: the database’s clock decides',
  inject: async () => {
    const findings: Finding[] = [];
    for (const skew of ['+2h', '-2h']) {
      const apiWords = (name: string) => (name === 'api2' ? ['faketime', '-f', skew] : []);
      findings.push(
        ...(await underWork({ apis: 2, runners: 1, apiWords }, CLASS, ({ site }) => skewed(site, skew))),
      );
    }
    return findings;
  },
};

const all = (found: readonly boolean[], known: boolean) => found.every((one) => one === known);

async function skewed(site: Site, skew: string): Promise<Finding[]> {
  const [right, wrong] = site.apiAddresses.map(
    (address, index) => new Browser(address, `127.240.0.${index + 1}`),
  );
  if (right === undefined || wrong === undefined) throw new Error('there have to be two');
  const tokenFrom = async (browser: Browser, path: string) =>
    String((await browser.send({ method: 'POST', path, body: PERSON })).body['token']);
  const tokens = [await tokenFrom(right, '/api/users'), await tokenFrom(wrong, '/api/auth')];
  /** Whether each process knows each session: the answer to a visitor is a success, too. */
  const whoIsKnown = async () =>
    Promise.all(
      [right, wrong].flatMap((browser) =>
        tokens.map(async (token) => {
          const { body } = await browser.send({ method: 'GET', path: '/api/auth', token });
          return body['email'] === PERSON.email;
        }),
      ),
    );
  const known = await whoIsKnown();
  // An hour short of its end by the database's clock: neither process may end it, nor let it live on after.
  await sql`update session set created_at = created_at - interval '29 days 23 hours'
    where account_id = (select id from account where email = ${PERSON.email})`.execute(site.db);
  const late = await whoIsKnown();
  await sql`update session set created_at = created_at - interval '2 hours'
    where account_id = (select id from account where email = ${PERSON.email})`.execute(site.db);
  const over = await whoIsKnown();
  right.close();
  wrong.close();
  return [
    {
      what: `${skew}: a session of either is known to both`,
      measured: known.join(' '),
      met: all(known, true),
    },
    { what: `${skew}: an hour before its end`, measured: late.join(' '), met: all(late, true) },
    { what: `${skew}: an hour after its end`, measured: over.join(' '), met: all(over, false) },
  ];
}
