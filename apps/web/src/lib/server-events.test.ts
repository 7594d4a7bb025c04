import { consoleEvents, type ConsoleEvent } from '@abhyas/contract/console';
import { expect, test, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { readEvents } from './server-events.ts';

/** Reads a console's stream that comes in these pieces. */
async function heardIn(pieces: readonly Uint8Array[], init: ResponseInit = {}) {
  const cancelled = vi.fn<() => void>();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      if (init.status === undefined) controller.close();
    },
    cancel: cancelled,
  });
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));
  const events: (readonly [ConsoleEvent, number | undefined])[] = [];
  const onHeard = vi.fn<() => void>();
  const { signal } = new AbortController();
  const reading = readEvents(
    consoleEvents,
    { params: { runId: 'a run' }, query: { after: 7 } },
    { signal, onHeard, onEvent: (...told) => events.push(told) },
  );
  return { reading, events, onHeard, cancelled, fetched };
}

const encoder = new TextEncoder();

test('CONSOLE-7: events and their numbers are read however their bytes are cut, and every sign of life is heard', async () => {
  const whole =
    ': listening\n\nid: 8\ndata: {"kind":"shown","text":"नाम\u2028id: 9\\n"}\n\n: still there\n\ndata: {"kind":"idle","seconds":20}\n\n';
  const bytes = [...encoder.encode(whole)].map((byte) => Uint8Array.of(byte));
  const { reading, events, onHeard, fetched } = await heardIn(bytes);
  await reading;
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/runner/console/a%20run/events?after=7');
  expect(events).toEqual([
    [{ kind: 'shown', text: 'नाम\u2028id: 9\n' }, 8],
    [{ kind: 'idle', seconds: 20 }, undefined],
  ]);
  const sign = await heardIn([encoder.encode(': still there\n\n')]);
  await sign.reading;
  expect(sign.onHeard).toHaveBeenCalledOnce();
  expect(sign.events).toEqual([]);
  expect(onHeard.mock.calls.length).toBeGreaterThan(100);
});

test('CONSOLE-7: an event that is none of the stream is passed over', async () => {
  const { reading, events } = await heardIn([
    encoder.encode('data: {"kind":"sung"}\n\ndata: {"kind":"idle","seconds":1}\n\n'),
  ]);
  await reading;
  expect(events).toEqual([[{ kind: 'idle', seconds: 1 }, undefined]]);
});

test('CONSOLE-14: a stream that is refused keeps no connection open', async () => {
  const { reading, cancelled, onHeard } = await heardIn([], { status: 401 });
  await expect(reading).rejects.toEqual(new ApiError({ status: 401 }));
  expect(cancelled).toHaveBeenCalledOnce();
  expect(onHeard).not.toHaveBeenCalled();
});
