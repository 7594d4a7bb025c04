import { oneOf, THOROUGH } from '@abhyas/queue/testing/thorough';
import { describe, expect, test } from 'vitest';

import { talkLimits } from '../src/interactive/testing/talk.ts';
import type { CgroupMode } from '../src/sandbox/cgroups.ts';
import { testSandbox } from '../src/sandbox/testing/test-sandbox.ts';
import type { Attack } from './attack.ts';
import { ESCAPES } from './escape.attacks.ts';
import { EXHAUSTION } from './exhaustion.attacks.ts';
import { JAVASCRIPT_ATTACKS } from './javascript.attacks.ts';
import { strangersAlive } from './survivors.ts';
import { TERMINAL_ATTACKS } from './terminal.attacks.ts';

const MODES: readonly CgroupMode[] = THOROUGH ? ['auto', 'none'] : ['auto'];
const ATTACKS = [TERMINAL_ATTACKS, ESCAPES, EXHAUSTION, JAVASCRIPT_ATTACKS].flatMap((attacks) =>
  oneOf(
    6,
    attacks.filter(({ ends }) => ends.by !== 'compiler'),
  ),
);
/** What differs at a terminal, as it should: Node shows colours, and one may write where one reads. */
// eslint-disable-next-line no-control-regex -- escape codes begin with one
const DIFFERS = /\u001B\[[0-9;]*m|'\/proc\/self\/fd\/0'/g;
const LIMITS = { cpuMs: 1000, wallMs: 2500, outputBytes: 65_536 };

describe.each(MODES)('at a terminal, with cgroups: %s', (cgroups) => {
  const signal = new AbortController().signal;

  const sandbox = testSandbox(cgroups);

  /** Runs a hostile program at a terminal where nobody types. */
  async function attack({ language, code }: Attack) {
    const built = await sandbox().compile({ language, code }, signal);
    if (!built.ok) throw new Error(built.report.output);
    let shown = '';
    const terminal = {
      begin: () => undefined,
      shows: (bytes: Buffer) => (shown += bytes.toString('latin1')),
      stands: () => undefined,
    };
    const limits = talkLimits(language, LIMITS);
    const { verdict } = await sandbox().converse({ artefact: built.artefact, limits, terminal }, signal);
    return { verdict, shown };
  }

  test.each(ATTACKS.map((each) => [each.name, each] as const))('contained: %s', async (_, hostile) => {
    const { by, output, silent = /(?!)/ } = hostile.ends;
    const { verdict, shown } = await attack(hostile);
    // One that reads its input to the end gets none here, and waits; what it says of errors is among its output.
    const right =
      by === 'isolation'
        ? ['accepted', 'runtime-error', 'time-limit']
        : [by, 'output-limit', 'time-limit'].flat();
    expect(right).toContain(verdict);
    expect(shown).not.toMatch(silent);
    const says = typeof output === 'string' && verdict === 'accepted' ? output : '';
    expect(shown.replaceAll(DIFFERS, '')).toContain(says);
    await expect.poll(strangersAlive).toEqual([]);
  });

  test.each(TERMINAL_ATTACKS.map((each) => [each.name, each] as const))(
    'CONSOLE-5: exactly as it should at a terminal: %s',
    async (_, hostile) => {
      const { verdict, shown } = await attack(hostile);
      const { by, output } = hostile.ends;
      expect(by === 'isolation' ? ['accepted'] : [by].flat()).toContain(verdict);
      expect(shown).toBe(output ?? shown);
    },
  );
});
