import { ALGORITHMS, isAlgorithm, type AlgorithmName } from '@abhyas/content/algorithms';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { draw } from '../../../lib/testing/draw.tsx';
import { AlgorithmPicture } from './algorithm-picture.tsx';

const NAMES = Object.keys(ALGORITHMS).filter(isAlgorithm);

/** The pictures that stand beside each other. */
const kindsOf = (name: AlgorithmName): string =>
  (ALGORITHMS[name].record({}).frames?.[0]?.pictures ?? []).map(({ kind }) => kind).join();
/** One of each kind of drawing; all others are drawn by `npm run thorough`. */
const SHOWN = NAMES.filter((name, at) => NAMES.findIndex((other) => kindsOf(other) === kindsOf(name)) === at);
const OTHERS = NAMES.filter((name) => !SHOWN.includes(name));

const said = () => document.querySelector('[data-testid="algorithm-step"]')?.textContent;

/** Waits until this is a part of what is said. */
async function says(text: string): Promise<void> {
  await expect.poll(said, { timeout: 10_000 }).toContain(text);
}

/** This many steps are checked one by one, and then the last one. */
const WALKED = 3;

async function isDrawn(name: AlgorithmName): Promise<void> {
  const { screen, container } = await draw(<AlgorithmPicture name={name} input={{}} />);
  const count = ALGORITHMS[name].record({}).frames?.length ?? 0;
  await screen.getByRole('button', { name: 'First step (Home)' }).click();
  for (let step = 1; step <= Math.min(count, WALKED); step += 1) {
    await says(`Step ${step} of ${count}: `);
    expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}');
  }
  await userEvent.keyboard('{End}');
  await says(`Step ${count} of ${count}: `);
  expect(container.innerHTML).not.toContain('NaN');
  await screen.getByRole('button', { name: 'As a table' }).click();
  expect(container.querySelectorAll('table').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('.print\\:hidden svg')).toHaveLength(0);
}

test.each(SHOWN)('ALGORITHMS-1, ALGORITHMS-5: %s is drawn step by step, and told in tables', isDrawn);
test.each(OTHERS)(
  'ALGORITHMS-1, ALGORITHMS-5: %s is drawn step by step, and told in tables',
  { tags: ['thorough'] },
  isDrawn,
);

test('ALGORITHMS-3: a step that one comes back to is as it was, and playing goes on to the last one', async () => {
  const { screen, container } = await draw(<AlgorithmPicture name="binary-search" input={{}} />);
  const shown = () =>
    [...container.querySelectorAll<HTMLElement>('[aria-hidden].relative *, li')].map(
      ({ className, style, textContent }) => [className, style.transform, textContent].join(' '),
    );
  const region = screen.getByTestId('algorithm-step');
  await screen.getByRole('button', { name: 'First step (Home)' }).click();
  const before: string[][] = [];
  for (const step of [1, 2, 3, 4]) {
    await says(`Step ${step} of 5: `);
    before.push(shown());
    await userEvent.keyboard('{ArrowRight}');
  }
  for (const step of [4, 3, 2, 1]) {
    await userEvent.keyboard('{ArrowLeft}');
    await says(`Step ${step} of 5: `);
    expect(shown()).toEqual(before[step - 1]);
  }
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  await screen.getByRole('combobox', { name: 'Speed' }).selectOptions('fast');
  await screen.getByRole('button', { name: 'Play' }).click();
  await expect.element(region).toHaveAttribute('aria-live', 'off');
  const end = { timeout: 10_000 };
  await says('Step 5 of 5: 21 stands at place 5. Found.');
  await expect.element(screen.getByRole('button', { name: 'Play' }), end).toBeVisible();
});

test('ALGORITHMS-4: an input that is not understood leaves the picture as it was; one of one’s own is shown from its first step', async () => {
  const { screen } = await draw(<AlgorithmPicture name="binary-search" input={{ wanted: '3' }} />);
  const values = screen.getByRole('textbox', { name: 'Values' });
  await screen.getByRole('button', { name: 'Last step (End)' }).click();
  await says('3 stands at place 1. Found.');
  await values.fill('5 3');
  await screen.getByRole('textbox', { name: 'Wanted' }).fill('many');
  await screen.getByRole('button', { name: 'Show it' }).click();
  await expect.element(values).toHaveAttribute('aria-invalid', 'true');
  await expect
    .element(screen.getByText('3 stands after 5. Please put the values in ascending order.'))
    .toBeVisible();
  await expect.element(screen.getByText('“many” is no whole number.')).toBeVisible();
  await says('3 stands at place 1. Found.');

  await values.fill('3 5 9');
  await screen.getByRole('textbox', { name: 'Wanted' }).fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.element(values).not.toHaveAttribute('aria-invalid');
  await says('Step 1 of 6: We look for 4.');
  await screen.getByRole('button', { name: 'Last step (End)' }).click();
  await says('4 is not there.');

  await screen.getByRole('button', { name: 'Back to the example' }).click();
  await says('We look for 3.');
  await expect.element(values).toHaveValue('2 3 5 8 13 21 34');
  await expect.element(screen.getByRole('button', { name: 'Back to the example' })).not.toBeInTheDocument();
});

test('ALGORITHMS-4: an author’s input that is refused by now gives way to the example', async () => {
  const { screen } = await draw(<AlgorithmPicture name="kadane" input={{ values: 'none' }} />);
  await says('Step 1 of ');
  await expect.element(screen.getByRole('textbox', { name: 'Values' })).toHaveValue('3 -5 4 2 -1 6 -8 1');
});
