import { oneOf } from '@abhyas/queue/testing/thorough';
import { expect, test } from 'vitest';

import { testSandbox } from '../sandbox/testing/test-sandbox.ts';
import { COMPILED_ODDITIES } from './testing/compiled-oddities.ts';
import { COURSEWORK } from './testing/coursework.ts';
import { DIALOGUES } from './testing/dialogues.ts';
import { HABITS } from './testing/habits.ts';
import { talkNatively } from './testing/native-terminal.ts';
import { OTHER_ODDITIES } from './testing/other-oddities.ts';
import { talk } from './testing/talk.ts';

const sandbox = testSandbox('auto');

test.each(
  [DIALOGUES, COMPILED_ODDITIES, OTHER_ODDITIES, HABITS, COURSEWORK]
    .flatMap((dialogues) => oneOf(11, dialogues))
    .map((each) => [`${each.language} ${each.does}`, each] as const),
)('CONSOLE-1: as at a native terminal, letter by letter: %s', async (_, dialogue) => {
  const native = await talkNatively(dialogue);
  const { transcript } = await talk(
    dialogue,
    dialogue.says.map(([, typed]) => typed),
    { sandbox: sandbox() },
  );
  expect(transcript).toBe(native);
  for (const [shown, typed] of dialogue.says) expect(transcript).toContain(`${shown}>${typed}\n`);
});
