import { asksFor, consoleOn, FIRST_MS, runAndType } from './console-page.ts';
import { expect, test } from './people.ts';

test.use({ viewport: { width: 1366, height: 768 } });

test(
  'CONSOLE-13: a megabyte of escape codes that nobody ends keeps the page small and ready for keys',
  { tag: '@thorough' },
  async ({ learner }) => {
    const at = await runAndType(
      learner,
      `import sys, time
show = sys.stdout.write
for _ in range(30): show("\\033]" * 8000)
show("\\n")
for _ in range(20): show("\\033[1ma\\033[mb" * 2000)
show("\\033]0;a title that never ends\\n")
input("Enter n: ")
`,
    );
    await expect(at.log).toContainText('abab', { timeout: FIRST_MS });
    await at.field.pressSequentially('ready');
    await expect(at.field).toHaveValue('ready');
    await asksFor(at, 'Enter n: ');
    expect(await at.log.locator('span').count()).toBeLessThan(45_000);
    await at.field.press('Enter');
    await expect(at.end).toContainText('Your program has ended.');
  },
);

test('CONSOLE-13: a line of a megabyte is broken, and what is asked after it is asked', async ({
  learner,
}) => {
  const at = await runAndType(learner, 'print("x" * 1_000_500, end="")\ninput(" n: ")\n');
  await expect(at.prompt).toHaveText(/x n: ?$/, { timeout: FIRST_MS });
  await expect(at.field).toBeInViewport({ ratio: 1 });
  const lengths = await at.log
    .locator('div')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent?.length ?? 0));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2001);
  await at.field.fill('21');
  await at.field.press('Enter');
  await expect(at.end).toContainText('Your program has ended.');
});

test('CONSOLE-13: what a program prints is text, whatever it looks like', async ({ learner }) => {
  const at = await runAndType(
    learner,
    `print("<img src=x onerror=alert(1)><b>bold</b>")
print("\\033]8;;javascript:alert(1)\\033\\\\link\\033]8;;\\033\\\\")
print("\\u202eright to left")
print("a" + "\\u0301" * 3000)
input("after: ")
`,
  );
  await asksFor(at, 'after: ');
  await expect(at.log).toContainText('<img src=x onerror=alert(1)><b>bold</b>');
  await expect(at.log).toContainText('link');
  await expect(at.log.locator('img, a, b')).toHaveCount(0);
});

test(
  'CONSOLE-2, CONSOLE-10: a program that never reads is said to run, takes what is typed for nothing, and ends',
  { tag: '@thorough' },
  async ({ learner }) => {
    const at = await runAndType(learner, 'import time\nprint("busy")\ntime.sleep(6)\nprint("done")\n');
    await expect(at.log).toContainText('busy', { timeout: FIRST_MS });
    for (const text of ['one', 'two']) {
      await at.field.fill(text);
      await at.field.press('Enter');
    }
    await expect(at.status).toHaveText('Running…');
    await expect(at.log).toHaveText(/busy\s*one\s*two\s*done/);
    await expect(at.end).toContainText('Exit code 0');
  },
);

test('CONSOLE-3, CONSOLE-11: input ends twice, and a line after its end reaches a program that reads again', async ({
  learner,
}) => {
  const at = await runAndType(
    learner,
    'import sys\nfor _ in range(2): print(repr(sys.stdin.readline()))\nprint(repr(sys.stdin.readline()))\n',
  );
  await asksFor(at, '');
  await at.button('End of input').click();
  await expect(at.log).toContainText("''");
  await at.button('End of input').click();
  await expect(at.log).toHaveText(/(?:\(end of input\)\s*''\s*){2}/);
  await at.field.fill('after');
  await at.field.press('Enter');
  await expect(at.log).toContainText(String.raw`'after\n'`);
});

test('CONSOLE-13: on a phone’s half window the field stays in sight while answers push it down', async ({
  visitor,
}) => {
  await visitor.setViewportSize({ width: 360, height: 430 });
  await visitor.goto('/');
  const code = visitor.getByRole('textbox', { name: 'Code Area' });
  await code.fill('for round in range(3):\n    print("line\\n" * 5 * round)\n    input(f"{round}? ")\n');
  await visitor.getByRole('button', { name: 'Run and type' }).click();
  const at = consoleOn(visitor);
  for (const prompt of ['0? ', '1? ', '2? ']) {
    await asksFor(at, prompt);
    await expect(at.field).toBeFocused();
    await expect(at.field).toBeInViewport({ ratio: 0.99 });
    await visitor.keyboard.press('Enter');
  }
  await expect(at.end).toBeInViewport();
});
