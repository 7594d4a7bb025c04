export const seed = 60212;

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const set = (name, rows, columns, low, high) => `set ${name} ${rows} ${columns} ${random.ints(rows * columns, low, high).join(' ')}`;
  const places = [...'ABCDZ'];
  const any = (count, largest) =>
    Array.from({ length: count }, () => {
      const [a, b] = [random.pick(places), random.pick(places)];
      const kind = random.pick(of('set, set, set, show, copy, move, exchange, drop, memory, transpose, add, mul, equal'));
      if (kind === 'set') return set(a, random.int(1, largest), random.int(1, largest), -9, 9);
      if (kind === 'memory') return kind;
      if (kind === 'show' || kind === 'drop') return `${kind} ${a}`;
      return kind === 'add' || kind === 'mul' ? `${kind} P ${a} ${b}` : `${kind} ${a} ${b}`;
    });
  yield test('nothing', 'no matrix at all', of('memory, show A, copy A B, move A B, exchange A B, drop A, power A B 2, memory'));
  yield test('copy', 'a copy that must not change with the other one', of('set A 1 2 3 4, copy B A, add A A A, show A, show B, memory, drop A, show B, memory'));
  yield test('copy-over', 'a copy over a matrix of another size', of('set A 2 2 1 2 3 4, set B 1 5 1 2 3 4 5, copy B A, show B, memory, copy A A, show A, memory'));
  yield test('move', 'a move', of('set A 2 1 3 4, move B A, show A, show B, memory, move A A, move B B, show B, memory'));
  yield test('move-over', 'a move over another matrix', of('set A 2 1 3 4, set B 3 1 5 6 7, move B A, memory, show B, set A 1 1 9, memory, move A B, show A, show B, memory'));
  yield test('exchange', 'exchanges', of('set A 1 1 1, set B 1 3 2 3 4, exchange A B, show A, show B, exchange A A, show A, exchange A C, exchange C D, memory'));
  yield test('drop', 'places that become empty', of('set A 1 2 1 2, drop A, drop A, show A, memory, set A 3 1 1 2 3, memory, equal A A'));
  yield test('set-again', 'places that are set again and again', of('set A 1 4 1 2 3 4, memory, set A 2 1 5 6, memory, set A 3 3 1 2 3 4 5 6 7 8 9, memory, transpose A A, show A, memory'));
  yield test('power', 'powers', of('set A 2 2 1 1 1 0, power B A 1, show B, power B A 2, show B, power A A 3, show A, power A A 1, show A, power C A 10, show C, memory'));
  yield test('power-refused', 'powers of what is no square', of('set A 1 2 1 2, power B A 2, power A A 1, power B C 1, show B, memory'));
  yield test('largest-power', 'the largest power', of('set A 2 2 1 1 1 0, power B A 60, show B, set C 1 1 -1, power C C 59, show C, set D 3 3 1 1 0 0 1 1 0 0 1, power D D 60, show D'));
  yield test('refused', 'nothing is lost by a refusal', of('set A 1 2 1 2, set B 2 2 1 2 3 4, add B A B, mul B B A, sub A C A, memory, show A, show B'));
  yield test('old-commands', 'the commands of Matrix 1', of('set A 2 2 1 2 3 4, set B 2 2 9 2 3 4, equal A B, equal B A, sub C A B, show C, sub C B A, show C, add C A B, show C, copy B A, equal A B, set B 2 2 1 2 3 5, equal A B, set B 1 4 1 2 3 4, equal A B, sub C A B, add C B A, mul C A B, transpose B B, show B, mul C A A, show C'));
  yield test('results', 'results take the place of what was there', of('set A 2 3 1 2 3 4 5 6, set B 3 2 1 0 0 1 1 1, mul A A B, memory, mul B B A, memory, show B, transpose B B, memory, show B'));
  yield test('long-row', 'the longest row and column', [set('A', 1, 2500, -99, 99), ...of('transpose B A, memory, mul C A B, show C, add A A A, equal A B, move B A, memory')]);
  yield test('large-square', 'large squares', [set('A', 50, 50, -9, 9), set('B', 50, 50, -9, 9), ...of('mul C A B, mul D B A, equal C D, sub C C D, memory, exchange A D, copy Z A, equal Z A, memory'), 'show Z']);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any commands', any(60 * i, 1 + i));
}
