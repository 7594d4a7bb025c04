import type { ConsoleEvent } from '@abhyas/contract/console';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { draw } from '../../../lib/testing/draw.tsx';
import { EarlierLines } from '../earlier-lines.ts';
import type { OpenedConsole } from '../opened-console.ts';
import { ConsolePanel } from './console-panel.tsx';

const RUN = '5a2a0c5e-8f5e-4f2e-9f39-0c6d3c1a2b01';
/** Of chance that gives nothing but ones. */
const NEXT_RUN = '01010101-0101-4101-8101-010101010101';
const EVENTS = `/api/runner/console/${RUN}/events`;
const program = { code: 'x', language: 5, assetId: '' } as const;
const opened: Omit<OpenedConsole, 'earlier'> = {
  place: 'a test',
  program,
  resumed: { place: 'a test', program, runId: RUN, typed: [] },
  times: 1,
};
afterEach(() => void vi.useRealTimers());

const WAITS: ConsoleEvent = { kind: 'stands', waits: true, echoes: true, byLine: true };

/** The console of a program whose stream the test writes. */
async function drawn() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const encoder = new TextEncoder();
  const calls = `/api/runner/console/${RUN}`;
  const earlier = new EarlierLines();
  const { screen, sent } = await draw(
    <ConsolePanel opened={{ ...opened, earlier }} current={() => program} onClose={() => undefined} />,
    {
      [`GET ${calls}/events?after=0`]: new Response(readable),
      [`POST ${calls}/input`]: { answer: 'accepted' },
      'POST /api/runner/console': { accepted: true },
      [`GET /api/runner/console/${NEXT_RUN}/events?after=0`]: new Response(
        new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) }),
      ),
    },
  );
  let seq = 0;
  const tell = async (...events: readonly ConsoleEvent[]): Promise<void> => {
    for (const event of events) {
      seq += 1;
      const id = event.kind === 'progress' || event.kind === 'ended' ? '' : `id: ${seq}\n`;
      await writer.write(encoder.encode(`${id}data: ${JSON.stringify(event)}\n\n`));
    }
  };
  return { screen, sent, tell };
}

test('CONSOLE-4: 20 seconds before the end it is told, and no more once somebody sends a line', async () => {
  const { screen, tell } = await drawn();
  await tell({ kind: 'shown', text: 'Enter n: ' }, WAITS, { kind: 'idle', seconds: 20 });
  const told = 'Your program ends in 20 seconds unless you send it a line.';
  const note = screen.getByText(told);
  await expect.element(note).toBeVisible();
  // Whoever does not see it is told, too.
  expect(note.element().closest('output, [role=status]')).not.toBeNull();
  await userEvent.fill(screen.getByRole('textbox', { name: /^Input for your program/ }), '7');
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(note).not.toBeInTheDocument();

  await tell(WAITS, { kind: 'idle', seconds: 20 });
  await expect.element(note).toBeVisible();
  await tell({ kind: 'ended', end: { ending: 'idle' } });
  await expect.element(screen.getByText('Ended, because nothing was sent for 90 seconds.')).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test('CONSOLE-11: the arrow keys bring back what was sent, also to the next program, and what was not sent any more', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => (bytes as Uint8Array).fill(1) as typeof bytes,
  );
  const { screen, tell } = await drawn();
  const field = screen.getByRole('textbox', { name: /^Input for your program/ });
  await tell({ kind: 'shown', text: '? ' }, WAITS);
  await userEvent.fill(field, 'first');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('half a li');
  await tell({ kind: 'ended', end: { ending: 'idle' } });
  await screen.getByRole('button', { name: 'Run again', exact: true }).click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('half a li');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('first');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(field).toHaveValue('');
});

test('CONSOLE-13: what is typed to be hidden comes to light neither when the echo is back nor by the arrow keys', async () => {
  const { screen, tell } = await drawn();
  const hidden = screen.getByLabelText(/^Hidden input for your program/);
  await tell({ kind: 'shown', text: 'Password: ' }, { ...WAITS, echoes: false });
  await userEvent.fill(hidden, 'kolam');
  await tell({ ...WAITS, waits: false }, { kind: 'shown', text: '\ntoo late\nName? ' }, WAITS);
  const field = screen.getByRole('textbox', { name: /^Input for your program/ });
  await expect.element(field).toHaveValue('');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(field).toHaveValue('');
});

test('CONSOLE-9, CONSOLE-10: the place in the queue, compiling and running are told one after the other', async () => {
  const { screen, tell } = await drawn();
  const status = screen.getByTestId('console-status');
  await tell({ kind: 'progress', progress: { state: 'queued', place: 3 } });
  await expect.element(status).toHaveTextContent('All seats are taken. You are number 3 in the queue.');
  await tell({ kind: 'progress', progress: { state: 'queued', place: 2 } });
  await expect.element(status).toHaveTextContent('All seats are taken. You are number 2 in the queue.');
  await tell({ kind: 'progress', progress: { state: 'compiling' } });
  await expect.element(status).toHaveTextContent('Compiling…');
  await tell({ kind: 'began', compile: { ok: true, output: '', timeMs: 1 } });
  await expect.element(status).toHaveTextContent('Running…');
  // It was on its way for longer than what the program said itself.
  await tell({ kind: 'progress', progress: { state: 'queued', place: 1 } }, { kind: 'shown', text: 'on\n' });
  await expect.element(screen.getByRole('log')).toHaveTextContent('on');
  await expect.element(status).toHaveTextContent('Running…');
});

test('CONSOLE-11, CONSOLE-12: a program that Ctrl+C has ended did not crash', async () => {
  const { screen, tell } = await drawn();
  await tell({ kind: 'shown', text: 'KeyboardInterrupt\n' });
  const end = { ending: 'itself', verdict: 'runtime-error', signal: 'SIGINT', exitCode: null } as const;
  await tell({ kind: 'ended', end: { ...end, timeMs: 10, memoryKb: 8192 } });
  await expect
    .element(screen.getByTestId('console-end'))
    .toHaveTextContent('Interrupted by Ctrl+C. · 0.01 s of computing, 8 MB');
  await expect.element(screen.getByTestId('result-message')).not.toBeInTheDocument();
});

test('CONSOLE-8: a line is not taken for dead while something is heard within 12 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, tell } = await drawn();
  const status = screen.getByTestId('console-status');
  for (const text of ['one', 'one two', 'one two three']) {
    await tell({ kind: 'shown', text: `${text}\r` }, { ...WAITS, waits: false });
    await expect.element(screen.getByTestId('console-prompt')).toHaveTextContent(text);
    await vi.advanceTimersByTimeAsync(11_000);
    await expect.element(status).toHaveTextContent('Running…');
  }
});

test('CONSOLE-8: a line that is dead is opened again where it broke off', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, sent, tell } = await drawn();
  const status = screen.getByTestId('console-status');
  await tell({ kind: 'shown', text: 'Enter n: ' }, WAITS);
  await expect.element(status).toHaveTextContent('Your program is waiting for input');
  await vi.advanceTimersByTimeAsync(12_000);
  await expect.poll(() => status.element().textContent).toContain('The connection is lost. Trying again');
  await vi.advanceTimersByTimeAsync(1000);
  const opens = (): unknown => sent.map(({ call }) => call).filter((call) => call.includes('/events'));
  await expect.poll(opens).toEqual([`GET ${EVENTS}?after=0`, `GET ${EVENTS}?after=2`]);
});
