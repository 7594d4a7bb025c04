export const seed = 7104;

export function* tests(random) {
  const test = (name, tries, ports, keep, frames) => ({ name, tries, input: `${ports} ${keep} ${frames.length}\n${frames.map((frame) => frame.join(' ')).join('\n')}\n` });
  const any = (count, ports, machines, step) => {
    let time = 0;
    return Array.from({ length: count }, () => {
      time += random.int(0, step);
      const to = random.int(0, 9) === 0 ? 'ff' : random.pick(machines);
      return [time, random.int(1, ports), random.pick(machines), to];
    });
  };
  const addresses = (count) => random.shuffle(Array.from({ length: 255 }, (_, i) => i.toString(16).padStart(2, '0'))).slice(0, count);
  yield test('one', 'one frame', 2, 10, [[0, 1, 'aa', 'bb']]);
  yield test('to-itself', 'a machine that sends to itself', 8, 10, [[0, 5, 'aa', 'aa']]);
  yield test('everybody', 'frames for everybody', 5, 100, [[0, 1, 'aa', 'ff'], [1, 2, 'bb', 'ff'], [2, 2, 'bb', 'aa']]);
  yield test('known', 'only known destinations after the first', 3, 1000, [[0, 1, 'aa', 'bb'], [1, 2, 'bb', 'aa'], [2, 1, 'aa', 'bb'], [3, 3, 'cc', 'aa'], [4, 2, 'bb', 'cc']]);
  yield test('same-port', 'source and destination at one port', 4, 50, [[0, 2, 'aa', 'bb'], [1, 2, 'bb', 'aa'], [2, 2, 'aa', 'bb'], [3, 1, 'cc', 'aa']]);
  yield test('moved', 'a machine moves to another port', 4, 50, [[0, 1, 'aa', 'ff'], [1, 2, 'bb', 'aa'], [2, 3, 'aa', 'ff'], [3, 2, 'bb', 'aa'], [4, 3, 'cc', 'aa']]);
  yield test('just-valid', 'a note in its last second, and one later', 6, 30, [[0, 1, 'aa', 'ff'], [30, 2, 'bb', 'aa'], [31, 2, 'bb', 'aa'], [61, 3, 'cc', 'bb'], [62, 3, 'cc', 'bb']]);
  yield test('renewed', 'each frame renews the note', 3, 10, [[0, 1, 'aa', 'ff'], [8, 1, 'aa', 'ff'], [16, 1, 'aa', 'ff'], [25, 2, 'bb', 'aa'], [27, 2, 'bb', 'aa']]);
  yield test('receiving-renews-nothing', 'a machine that only receives', 3, 10, [[0, 1, 'aa', 'ff'], [6, 2, 'bb', 'aa'], [10, 2, 'bb', 'aa'], [11, 2, 'bb', 'aa']]);
  yield test('keep-zero', 't = 0', 4, 0, [[5, 1, 'aa', 'bb'], [5, 2, 'bb', 'aa'], [6, 2, 'bb', 'aa'], [6, 1, 'aa', 'bb']]);
  yield test('many-ports', 'largest p', 48, 200, any(300, 48, addresses(60), 3));
  yield test('short-notes', 'notes that end soon', 8, 5, any(400, 8, addresses(12), 4));
  yield test('largest', 'largest n', 24, 1000, any(1000, 24, addresses(200), 12));
}
