/**
 * `npm run bench -- runner`: how fast programs run, end to end, against the same programs run natively.
 * `npm run bench -- cost`: where the processor's milliseconds go: kernel, box, compiler, API, queue.
 * `npm run bench -- long`: programs of two seconds in a box and by hand; Java by other flags.
 * `npm run bench -- growth`: every call that reads, on an empty database and on one of 100,000 accounts.
 * `npm run bench -- login`: how many sign in per second, and what a login storm does to everybody else.
 * `npm run bench -- api`: reads, autosaves, comments and logins at constant rates, and ten times too much.
 * `npm run bench -- web`: Lighthouse's mobile scores of each screen.
 * `npm run bench -- phone`: the way from the landing page to a problem's result on a slow phone and network.
 * `npm run bench -- kills`: what is lost when runners and the database are killed under load.
 * `npm run bench -- typing`: from a key to its paint in a program of 1,000 lines, the CPU slowed down 4 times;
 * beside it the same keys in a bare CodeMirror.
 * `npm run bench -- list`: /practise with 2,000 problems: the API's answer, the first and last card, keys of its search.
 * `npm run bench -- attacks`: how long another learner waits beside each attack that has once slowed the product.
 * `npm run bench -- lab-hour`: saves, reads and logins while a lab types as people do, at one machine's share of 5,000.
 * `npm run bench -- waiting`: what idle devices that wait for what is typed elsewhere cost the processor.
 * `npm run bench -- history`: how long it takes to look up a long history and to rebuild any moment of it.
 * `npm run bench -- console`: talking with programs: when prompts come, how soon they answer, what waiting ones cost.
 * `npm run bench -- trace`: stepping through programs: first picture, cost and size of steps, and whether values are true.
 * `npm run bench -- exercises`: the script that exercises bring, from an answer to its verdict, a run of SQL.
 * `npm run bench -- lost-keys`: browsers killed at random moments; what another device and the same one still have.
 * `npm run bench -- exam`: 500 learners fetch an exam, begin it within 10 s, save a text, hand in,
 * and come back after a cut; how far a teacher's tile is behind the key, and what 120 tiles weigh.
 */
import { parseArgs } from 'node:util';

import { printApiTable } from './api/print-api-table.ts';
import { printLabHour } from './api/print-lab-hour.ts';
import { printWaiting } from './api/print-waiting.ts';
import { printCostTable } from './cost/print-cost-table.ts';
import { printAttacksTable } from './attacks/print-attacks-table.ts';
import { printConsoleTable } from './console/print-console-table.ts';
import { printExamTable } from './exam/print-exam-table.ts';
import { printExercisesTable } from './exercises/print-exercises-table.ts';
import { printGrowthTable } from './growth/print-growth-table.ts';
import { printLongTable } from './long/print-long-table.ts';
import { printLoginTable } from './login/print-login-table.ts';
import { printHistoryTable } from './practice/print-history-table.ts';
import { printListTable } from './practice/print-list-table.ts';
import { printLostKeys } from './practice/print-lost-keys.ts';
import { printTypingTable } from './practice/print-typing-table.ts';
import { printKills } from './runner/print-kills.ts';
import { printRunnerTables } from './runner/print-tables.ts';
import { printTraceTable } from './trace/print-trace-table.ts';
import { printPhoneTable } from './web/print-phone-table.ts';
import { printWebTable } from './web/print-web-table.ts';

const USAGE = `usage: npm run bench -- runner [--rounds 9] [--seconds 5] [--engine http://127.0.0.1:2000]
       npm run bench -- cost   [--rounds 3]
       npm run bench -- long   [--rounds 5]
       npm run bench -- growth [--accounts 100000]
       npm run bench -- login  [--seconds 10] [--clients 24]
       npm run bench -- api    [--seconds 10]
       npm run bench -- web    [--rounds 3]
       npm run bench -- phone
       npm run bench -- kills  [--seconds 60] [--clients 24]
       npm run bench -- typing    [--only c|cpp|java|py] [--address http://127.0.0.1:3000]
       npm run bench -- list      [--problems 2000]
       npm run bench -- attacks   [--samples 300] [--only "visitors compute"]
       npm run bench -- lab-hour  [--seconds 30] [--clients 833]
       npm run bench -- waiting   [--clients 3000] [--seconds 20]
       npm run bench -- history
       npm run bench -- console   [--only talking|idle|closed|weight]
       npm run bench -- exam      [--clients 500]
       npm run bench -- exercises [--address http://127.0.0.1:3000]
       npm run bench -- trace     [--only screen|recording|weight|truth|all-truth]
       npm run bench -- lost-keys [--rounds 200] [--address http://127.0.0.1:3000]
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    clients: { type: 'string' },
    problems: { type: 'string', default: '2000' },
    accounts: { type: 'string', default: '100000' },
    samples: { type: 'string', default: '300' },
    /** The language of one text, as the API names it; the name of one attack; or a part of one measurement. */
    only: { type: 'string' },
    /** Another engine that speaks Piston's POST /api/v2/execute. */
    engine: { type: 'string' },
    /** A product that runs already, instead of one of the measurement's own. */
    address: { type: 'string' },
  },
});

const [name] = positionals;
if (name === 'runner') {
  const seconds = Number(values.seconds ?? '5');
  await printRunnerTables({ rounds: Number(values.rounds ?? '9'), seconds, engineUrl: values.engine });
} else if (name === 'cost') {
  await printCostTable({ rounds: Number(values.rounds ?? '3') });
} else if (name === 'long') {
  process.exitCode = (await printLongTable({ rounds: Number(values.rounds ?? '5') })) ? 0 : 1;
} else if (name === 'growth') {
  process.exitCode = (await printGrowthTable(Number(values.accounts))) ? 0 : 1;
} else if (name === 'login') {
  await printLoginTable({ seconds: Number(values.seconds ?? '10'), clients: Number(values.clients ?? '24') });
} else if (name === 'api') {
  const met = await printApiTable(Number(values.seconds ?? '10'));
  process.exitCode = met ? 0 : 1;
} else if (name === 'web') {
  const reached = await printWebTable({ rounds: Number(values.rounds ?? '3'), only: values.only });
  process.exitCode = reached ? 0 : 1;
} else if (name === 'phone') {
  process.exitCode = (await printPhoneTable()) ? 0 : 1;
} else if (name === 'kills') {
  const seconds = Number(values.seconds ?? '60');
  const nothingLost = await printKills({ seconds, clients: Number(values.clients ?? '24') });
  process.exitCode = nothingLost ? 0 : 1;
} else if (name === 'lost-keys') {
  const whole = await printLostKeys({ rounds: Number(values.rounds ?? '200'), address: values.address });
  process.exitCode = whole ? 0 : 1;
} else if (name === 'lab-hour') {
  const students = values.clients === undefined ? undefined : Number(values.clients);
  process.exitCode = (await printLabHour({ seconds: Number(values.seconds ?? '30'), students })) ? 0 : 1;
} else if (name === 'waiting') {
  const [devices, seconds] = [Number(values.clients ?? '3000'), Number(values.seconds ?? '20')];
  process.exitCode = (await printWaiting({ devices, seconds })) ? 0 : 1;
} else if (name === 'exam') {
  process.exitCode = (await printExamTable(Number(values.clients ?? '500'))) ? 0 : 1;
} else if (name === 'exercises') {
  process.exitCode = (await printExercisesTable({ address: values.address })) ? 0 : 1;
} else if (name === 'history') {
  process.exitCode = (await printHistoryTable()) ? 0 : 1;
} else if (name === 'console') {
  process.exitCode = (await printConsoleTable(values.only)) ? 0 : 1;
} else if (name === 'trace') {
  process.exitCode = (await printTraceTable(values.only)) ? 0 : 1;
} else if (name === 'attacks') {
  const met = await printAttacksTable({ samples: Number(values.samples), only: values.only });
  process.exitCode = met ? 0 : 1;
} else if (name === 'list') {
  process.exitCode = (await printListTable(Number(values.problems))) ? 0 : 1;
} else if (name === 'typing') {
  const reached = await printTypingTable({ address: values.address, only: values.only });
  process.exitCode = reached ? 0 : 1;
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
