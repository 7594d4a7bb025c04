export const seed = 703;

export function* tests(random) {
  const KINDS = ['AND', 'OR', 'XOR', 'NAND', 'NOR', 'NOT'];
  const test = (name, tries, bits, gates) => ({ name, tries, input: `${bits.length} ${gates.length}\n${bits}\n${gates.join('\n')}\n` });
  const gate = (kind, wires) =>
    kind === 'NOT' ? `NOT ${random.int(1, wires)}` : `${kind} ${random.int(1, wires)} ${random.int(1, wires)}`;
  const gates = (n, g, kinds = KINDS) => Array.from({ length: g }, (_, i) => gate(random.pick(kinds), n + i));
  for (const kind of KINDS.slice(0, 5)) {
    yield test(`all-cases-${kind.toLowerCase()}`, `all four cases of ${kind}`, '0011', [`${kind} 1 2`, `${kind} 1 3`, `${kind} 3 1`, `${kind} 3 4`]);
  }
  yield test('not', 'a chain of NOT', '1', Array.from({ length: 9 }, (_, i) => `NOT ${i + 1}`));
  yield test('one-gate', 'a single gate', '10', ['XOR 1 2']);
  yield test('same-wire', 'both inputs on the same wire', '01', ['XOR 1 1', 'OR 2 2', 'NOR 2 2', 'AND 1 1']);
  yield test('chain', 'each gate uses the one before', '11', Array.from({ length: 30 }, (_, i) => `${KINDS[i % 5]} ${i + 2} ${i + 1}`));
  yield test('all-zero', 'all inputs 0', '0'.repeat(20), gates(20, 40));
  yield test('random', 'any circuit', random.text(12, '01'), gates(12, 100));
  yield test('largest', 'largest n and g', random.text(1000, '01'), gates(1000, 2000));
}
