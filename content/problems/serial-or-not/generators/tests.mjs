export const seed = 652;

export function* tests(random) {
  const test = (name, tries, t, log) => ({ name, tries, input: `${t} ${log.length}\n${log.join('\n')}\n` });
  const any = (t, n, values, writes) => Array.from({ length: n }, () => `${random.int(1, 10) <= writes ? 'W' : 'R'}${random.int(1, t)} ${random.pick(values)}`);
  const names = (n) => Array.from({ length: n }, (_, i) => `v${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}`);
  /** All steps agree with a hidden order: whoever comes later in it touches a value later. */
  const agreeing = (t, n, values, writes) => {
    const order = random.shuffle(Array.from({ length: t }, (_, i) => i + 1));
    const steps = values.flatMap((value) => {
      const places = random.ints(Math.ceil(n / values.length), 0, t - 1).toSorted((a, b) => a - b);
      return [places.map((place) => `${random.int(1, 10) <= writes ? 'W' : 'R'}${order[place]} ${value}`)];
    });
    const log = [];
    while (steps.some((list) => list.length > 0)) log.push(random.pick(steps.filter((list) => list.length > 0)).shift());
    return log.slice(0, n);
  };
  yield test('one', 'one transaction', 1, ['W1 a', 'R1 a', 'W1 a']);
  yield test('reads-only', 'only reads', 4, ['R4 x', 'R3 x', 'R2 x', 'R1 x', 'R4 y']);
  yield test('different-values', 'writes to different values', 3, ['W3 a', 'W2 b', 'W1 c', 'R3 aa', 'W1 aa']);
  yield test('write-read', 'a write before a read', 2, ['W2 x', 'R1 x']);
  yield test('read-write', 'a read before a write', 2, ['R2 x', 'W1 x']);
  yield test('write-write', 'two writes', 2, ['W2 x', 'W1 x']);
  yield test('no-steps', 'transactions without steps', 6, ['W5 q', 'R2 q']);
  yield test('lost-update', 'an update would be lost', 3, ['R1 x', 'R2 x', 'W2 x', 'W1 x']);
  yield test('circle-of-three', 'a circle of three transactions', 4, ['R1 a', 'W2 a', 'R2 b', 'W3 b', 'R3 c', 'W1 c', 'W4 d']);
  yield test('circle-far-apart', 'a circle whose conflicts are far apart', 5, ['R1 a', 'R5 k', 'W3 m', 'R2 k', 'W4 k', 'R5 m', 'R3 z', 'W2 a', 'R4 m', 'W2 n', 'W1 n']);
  yield test('own-steps', 'steps of one transaction are not in conflict', 2, ['R2 x', 'W2 x', 'R2 x', 'W2 y', 'R1 x', 'W1 y', 'R1 y']);
  yield test('after-a-write', 'reads before and after a write', 4, ['R4 x', 'W3 x', 'R2 x', 'W1 x']);
  yield test('reads-between', 'two reads between two writes', 4, ['W4 x', 'R1 x', 'R3 x', 'W2 x']);
  yield test('smallest-order', 'several orders are possible', 7, ['W7 a', 'W3 a', 'W6 b', 'W1 b', 'R5 c', 'W4 c']);
  yield test('not-just-smallest-free', 'a small number becomes free late', 6, ['W6 a', 'W1 a', 'W5 b', 'W2 b', 'W4 c', 'W5 c']);
  yield test('hidden-order', 'a hidden order of many transactions', 30, agreeing(30, 200, names(12), 6));
  yield test('hidden-order-reads', 'a hidden order, mostly reads', 40, agreeing(40, 300, names(60), 3));
  const broken = agreeing(40, 300, names(20), 6);
  yield test('broken-order', 'a hidden order, and one step against it', 40, [...broken, `W${broken[0].split(' ')[0].slice(1)} ${broken[150].split(' ')[1]}`, broken[0]]);
  yield test('random', 'any steps', 8, any(8, 14, names(12), 4));
  yield test('largest', 'largest t and n', 100, agreeing(100, 2000, names(300), 4));
  yield test('largest-one-value', 'all steps touch the same value', 100, agreeing(100, 2000, ['x'], 3));
}
