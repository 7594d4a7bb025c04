export const seed = 7114;

export function* tests(random) {
  const test = (name, tries, capacity, rate, room, packets) => ({ name, tries, input: `${capacity} ${rate} ${room} ${packets.length}\n${packets.map((packet) => packet.join(' ')).join('\n')}\n` });
  const any = (count, step, low, high) => {
    let at = 0;
    return Array.from({ length: count }, () => {
      at += random.int(0, step);
      return [at, random.int(low, high)];
    });
  };
  yield test('one', 'one packet', 10, 1, 5, [[3, 10]]);
  yield test('too-large', 'a packet larger than the tank', 10, 5, 5, [[0, 11], [0, 10], [1, 11]]);
  yield test('full-at-first', 'the tank is full at first and does not overflow', 4, 3, 5, [[9, 4], [9, 3], [10, 1]]);
  yield test('exact', 'just enough tokens', 6, 2, 3, [[0, 6], [1, 2], [2, 2], [3, 3]]);
  yield test('one-too-few', 'one token too few', 6, 2, 3, [[0, 6], [1, 3], [2, 1], [5, 6]]);
  yield test('no-overtaking', 'a small packet behind a large one', 10, 2, 5, [[0, 10], [0, 9], [1, 1], [1, 2], [8, 1]]);
  yield test('queue-full', 'the queue is full', 3, 1, 2, [[0, 3], [0, 3], [0, 3], [0, 3], [2, 1], [3, 1], [4, 1]]);
  yield test('no-queue', 'nobody may wait', 5, 2, 0, [[0, 4], [0, 2], [1, 3], [1, 1], [2, 2]]);
  yield test('many-in-a-second', 'several waiting packets in one second', 20, 20, 9, [[0, 20], [0, 5], [0, 6], [0, 7], [0, 8], [1, 2], [1, 12]]);
  yield test('far-apart', 'seconds far apart', 50, 1, 4, [[0, 50], [0, 50], [99000, 50], [100000, 50], [100000, 3]]);
  yield test('fast-rate', 'more tokens each second than the tank holds', 7, 1000000, 3, any(40, 1, 1, 8));
  yield test('slow', 'a long queue', 100, 3, 1000, any(300, 1, 1, 20));
  yield test('tight', 'a short queue that is often full', 60, 7, 4, any(500, 2, 1, 30));
  yield test('largest', 'largest n', 1000000, 20000, 1000, any(1000, 6, 1, 1000000));
}
