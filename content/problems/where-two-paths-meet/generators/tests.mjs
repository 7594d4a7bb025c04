export const seed = 9429;

export function* tests(random) {
  /** Two paths of so many huts before they meet, and so many huts in common; the huts are numbered in any order. */
  const made = (name, tries, before1, before2, common, others = 0) => {
    const n = before1 + before2 + common + others;
    const ids = random.shuffle(Array.from({ length: n }, (_, i) => i + 1));
    const path1 = ids.slice(0, before1);
    const path2 = ids.slice(before1, before1 + before2);
    const tail = ids.slice(before1 + before2, n - others);
    const sign = Array(n + 1).fill(0);
    for (const path of [[...path1, ...tail], [...path2, ...tail]]) path.forEach((hut, i) => (sign[hut] = path[i + 1] ?? 0));
    // The others point down to any hut that has its sign already.
    for (let i = n - others; i < n; i += 1) sign[ids[i]] = random.int(0, 3) === 0 ? 0 : ids[random.int(0, i - 1)];
    return { name, tries, input: `${n} ${path1[0] ?? tail[0]} ${path2[0] ?? tail[0]}\n${sign.slice(1).join(' ')}\n` };
  };
  yield made('never-two', 'n = 2, neither hut has a sign', 1, 1, 0);
  yield made('first-on-second', 'the first one starts on the path of the second', 0, 1, 1);
  yield made('second-on-first', 'the second one starts on the path of the first', 1, 0, 1);
  yield made('equal', 'ways of the same length', 3, 3, 4);
  yield made('first-longer', 'the way of the first one is longer', 6, 2, 3);
  yield made('second-longer', 'the way of the second one is longer', 1, 7, 3);
  yield made('last-hut', 'they meet at the last hut', 4, 3, 1);
  yield made('long-together', 'a long way together', 1, 1, 50);
  yield made('never-equal', 'never, with paths of the same length', 5, 5, 0);
  yield made('never-different', 'never, with paths of different lengths', 2, 9, 0);
  yield made('others', 'huts off both paths', 4, 6, 5, 20);
  for (let i = 1; i <= 3; i += 1) yield made(`random-${i}`, 'any paths', random.int(0, 5 * i), random.int(1, 8 * i), random.int(1, 6 * i), random.int(0, 10 * i));
  yield made('largest-first', 'largest n, a very long first path', 4990, 1, 9);
  yield made('largest', 'largest n', 1200, 2300, 1000, 500);
}
