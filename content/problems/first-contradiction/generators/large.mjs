export const seed = 92250;

const CHILDREN = 100_000;

export function* tests(random) {
  const test = (name, tries, sentences, answer) => ({ name, tries, input: `${CHILDREN} ${sentences.length}\n${sentences.join('\n')}\n`, answer: `${answer}\n` });
  // A long chain first. From then on all is known, and the teams are those of even and odd numbers.
  const kind = (a, b) => ((a - b) % 2 === 0 ? 'same' : 'other');
  const chain = Array.from({ length: CHILDREN - 1 }, (_, i) => `other ${i + 1} ${i + 2}`);
  const known = Array.from({ length: 100_000 }, () => {
    const a = random.int(1, 50);
    const b = random.int(51, 1000);
    return `${kind(a, b)} ${a} ${b}`;
  });
  yield test('chain', 'largest n and q, a long chain', [...chain, ...known], 'no contradiction');
  const teams = random.ints(CHILDREN + 1, 0, 1);
  const any = Array.from({ length: 200_000 }, () => {
    const a = random.int(1, CHILDREN - 1);
    const b = random.int(a + 1, CHILDREN);
    return `${teams[a] === teams[b] ? 'same' : 'other'} ${a} ${b}`;
  });
  // The last sentence is the contrary of one that was heard before.
  any[199_999] = any[100].replace(/^\w+/, (word) => (word === 'same' ? 'other' : 'same'));
  yield test('largest', 'largest n and q, the last sentence is wrong', any, 200_000);
}
