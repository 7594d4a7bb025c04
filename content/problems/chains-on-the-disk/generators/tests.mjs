export const seed = 60711;

export function* tests(random) {
  const test = (name, tries, table, files) => ({ name, tries, input: `${table.length} ${files.length}\n${table.join(' ')}\n${files.map((x) => x.join(' ')).join('\n')}\n` });
  /** A table with chains over mixed blocks, and some faults. */
  const any = (n, files, faults) => {
    const table = Array(n).fill(0);
    const blocks = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const list = [];
    for (let i = 1; i <= files; i += 1) {
      const chain = blocks.splice(0, random.int(1, Math.max(1, Math.floor((1.5 * n) / files))));
      if (chain.length === 0) break;
      chain.forEach((block, k) => (table[block - 1] = k + 1 < chain.length ? chain[k + 1] : -1));
      if (random.int(1, 5) > 1) list.push([`file${i}.txt`, chain[0]]);
    }
    for (let i = 0; i < faults; i += 1) table[random.int(0, n - 1)] = random.pick([0, -1, random.int(1, n), random.int(1, n)]);
    return [table, list.length > 0 ? list : [['only', 1]]];
  };
  yield test('one-ok', 'one block, one file', [-1], [['a', 1]]);
  yield test('one-free', 'one free block', [0], [['a', 1]]);
  yield test('one-loop', 'a block that points to itself', [1], [['a', 1]]);
  yield test('whole-disk', 'one file on all blocks', [2, 3, 4, 5, -1], [['film.mp4', 1]]);
  yield test('backwards', 'a chain from back to front', [-1, 1, 2, 3, 4], [['film.mp4', 5]]);
  yield test('loop-to-middle', 'a loop into the middle of the chain', [2, 3, 4, 5, 3], [['x', 1]]);
  yield test('loop-to-first', 'a loop back to the first block', [2, 3, 1], [['x', 2]]);
  yield test('same-first', 'two files with the same first block', [2, -1], [['x', 1], ['y', 1]]);
  yield test('shared-end', 'two files with the same end', [3, 3, 4, -1], [['x', 1], ['y', 2], ['z', 4]]);
  yield test('shared-by-two', 'the first of several files is named', [4, 4, 4, -1], [['p', 2], ['q', 3], ['r', 1], ['s', 4]]);
  yield test('into-a-loop', 'a file that runs into the loop of another', [2, 3, 2, 1], [['x', 1], ['y', 4]]);
  yield test('after-a-fault', 'blocks of a file with a fault are shared', [2, 3, 0, 2], [['x', 1], ['y', 4], ['z', 3]]);
  yield test('free-twice', 'several files lead to the same free block', [3, 3, 0], [['x', 1], ['y', 2], ['z', 3]]);
  yield test('lost-chain', 'chains without a file', [2, -1, 4, 5, -1, 0, 7], [['x', 1]]);
  yield test('no-lost', 'only free blocks besides the file', [0, 0, -1, 0], [['x', 3]]);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any table', ...any(15 * i * i, 4 * i, 2 * i));
  yield test('largest', 'largest n and f', ...any(2000, 200, 40));
}
