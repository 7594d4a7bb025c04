import { expect, test } from 'vitest';
import { instanceOf } from '../generated.ts';
import { bitsFor, fullWindow, sentInAll, timesOf, utilisation } from './sliding-window.ts';
import { field, SEEDS, value } from './testing/read-instance.ts';

type Times = { readonly send: number; readonly travel: number };

/** The share of the time in which a line is busy, frame by frame: each waits for the ACK of the one a window before it. */
function busyShare({ send, travel }: Times, window: number): number {
  const frames = 20 * window;
  const begins: number[] = [];
  for (let at = 0; at < frames; at += 1) {
    const free = at === 0 ? 0 : (begins[at - 1] ?? 0) + send;
    const acknowledged = at < window ? 0 : (begins[at - window] ?? 0) + send + 2 * travel;
    begins.push(Math.max(free, acknowledged));
  }
  // From the beginning of one window to that of another one, ten windows later.
  const time = (begins[15 * window] ?? 0) - (begins[5 * window] ?? 0);
  return (100 * 10 * window * send) / time;
}

/** Frames under Go-back-N: all that the window lets out before the loss is noticed, then the lost one and what follows. */
function transmissions(window: number, count: number, lost: number): number {
  let sent = 0;
  for (let frame = 1; frame <= count && frame < lost + window; frame += 1) sent += 1;
  for (let frame = lost; frame <= count; frame += 1) sent += 1;
  return sent;
}

function smallest(from: number, isEnough: (value: number) => boolean): number {
  let found = from;
  while (!isEnough(found)) found += 1;
  return found;
}

test('EXERCISES-27: utilisation, windows and repeated frames agree with a line played frame by frame', () => {
  for (const seed of SEEDS) {
    const instance = instanceOf('sliding-window', seed);
    const [bits = 0, rate = 1, km = 0] = ['bits', 'rate', 'km'].map((name) =>
      Number(value(instance.given, 'lineData', name)),
    );
    const [window = 1, count = 1, lost = 1] = ['window', 'count', 'lost'].map((name) =>
      Number(value(instance.given, 'windowAndLoss', name)),
    );
    const times = { send: bits / rate / 1000, travel: (km / 200_000) * 1000 };
    const full = smallest(1, (each) => busyShare(times, each) > 99.999_999);
    const right: Record<string, number> = {
      alone: busyShare(times, 1),
      window: busyShare(times, window),
      full,
      goBackBits: smallest(0, (each) => 2 ** each - 1 >= full),
      selectiveBits: smallest(1, (each) => 2 ** (each - 1) >= full),
      sent: transmissions(window, count, lost),
    };
    for (const [name, answer] of Object.entries(right)) {
      const { isRight } = field(instance, name);
      expect(isRight(answer.toFixed(2)), `seed ${seed}: ${name} is ${answer}`).toBe(true);
      expect(isRight(String(answer + 1))).toBe(false);
    }
    expect(window).toBeLessThan(full);
    expect(lost).toBeLessThan(count);
  }
});

test('EXERCISES-27: the line and the lost frame of the lesson', () => {
  const line = { bits: 8000, rate: 1, km: 2000 };
  expect(timesOf(line)).toEqual({ send: 8, travel: 10 });
  expect([utilisation(line, 3).toFixed(0), utilisation(line, 4), fullWindow(line)]).toEqual(['86', 100, 4]);
  expect([bitsFor(4 + 1), bitsFor(2 * 4)]).toEqual([3, 3]);
  expect(sentInAll({ window: 4, count: 7, lost: 3 })).toBe(11);
});
