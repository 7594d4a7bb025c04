import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { LANGUAGES } from '@abhyas/languages/index';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { contentWithTests } from '../../testing/content-with-tests.ts';
import { startRealRunner } from '../../testing/real-runner.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const HOW_TO = fileURLToPath(new URL('../../../../../docs/how-to/talk-over-the-calls.md', import.meta.url));
const GUESSES = {
  'C++17': `#include <iostream>
int main() { int low = 1, high = 1000; std::string answer; while (answer != "right") { int guess = (low + high) / 2;
  std::cout << guess << "\\n"; std::cin >> answer; if (answer == "higher") low = guess + 1; else high = guess - 1; } }`,
  Python: `low, high, answer = 1, 1000, ""
while answer != "right":
    guess = (low + high) // 2
    answer = input(f"{guess} ")
    low, high = (guess + 1, high) if answer == "higher" else (low, guess - 1)`,
};

let product: TestProduct;
let stopRunner: () => Promise<void>;
beforeAll(async () => {
  product = await startTestProduct(contentWithTests());
  stopRunner = await startRealRunner(product);
}, 60_000);
afterAll(async () => {
  await stopRunner();
  await product.close();
});

/** The one program of the how-to. */
async function botOfHowTo(): Promise<string> {
  const bot = /```python\n([\s\S]*?)```/.exec(await readFile(HOW_TO, 'utf8'))?.[1];
  if (bot === undefined) throw new Error('the how-to has no bot');
  return bot;
}

test.each(Object.entries(GUESSES))(
  'CONSOLE-7: a bot that knows no more than the how-to plays an interactive problem in %s',
  async (name, code) => {
    const [bot, program] = [join(product.dataDir, 'bot.py'), join(product.dataDir, `guesses-${name}`)];
    await writeFile(bot, await botOfHowTo());
    await writeFile(program, code);
    const person = { name: 'Bot', email: `bot-${name.length}@example.in`, password: 'a kolam a day' };
    expect((await product.visitor.post('/api/users', person)).status).toBe(200);
    const language = LANGUAGES.findIndex((each) => each.name === name);
    const { stdout } = await promisify(execFile)('python3', [
      bot,
      product.app.listeningOrigin,
      person.email,
      person.password,
      String(language),
      program,
      '137',
    ]);
    expect(stdout).toMatch(/^accepted after ([4-9]|10) guesses\n$/);
  },
  60_000,
);
