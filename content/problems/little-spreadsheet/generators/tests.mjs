export const seed = 2603;

/** The name of the cell with this number, 0 to 2573. */
const cell = (index) => String.fromCharCode(65 + (index % 26)) + (Math.floor(index / 26) + 1);

export function* tests(random) {
  const test = (name, tries, formulas, questions) => ({
    name,
    tries,
    input: `${formulas.length} ${questions.length}\n${formulas.join('\n')}\n${questions.join('\n')}\n`,
  });
  const number = () => String(random.int(-1000, 1000));
  /** Cells that refer only to cells with a smaller place in a shuffled order, so there is no loop. */
  const acyclic = (count, terms) => {
    const order = random.shuffle(Array.from({ length: count }, (_, index) => index));
    const formulas = order.map((index, place) => {
      const list = Array.from({ length: random.int(1, terms) }, () =>
        place > 0 && random.int(0, 3) > 0 ? cell(order[random.int(Math.max(0, place - 40), place - 1)]) : number(),
      );
      return `${cell(index)} = ${list.join(' + ')}`;
    });
    return random.shuffle(formulas);
  };
  const cells = (from, to) => Array.from({ length: to - from }, (_, index) => cell(from + index));

  yield test('one', 'n = 1', ['A1 = 5'], ['A1']);
  yield test('negative', 'negative numbers', ['B7 = -1000 + -1000 + -1', 'C7 = B7 + 1 + B7'], ['C7', 'B7']);
  yield test('not-filled', 'cells that are not filled in', ['A1 = Z99 + B1'], ['A1', 'Z99', 'B1', 'Y98']);
  yield test('itself', 'a cell that needs itself', ['A1 = 3 + A1', 'A2 = 3'], ['A1', 'A2']);
  yield test('two-circle', 'two cells that need each other', ['A1 = B1', 'B1 = 1 + A1', 'C1 = D1', 'D1 = 8'], ['B1', 'A1', 'C1', 'D1']);
  yield test('tail', 'a cell that leads into a loop', ['A1 = 1 + B1', 'B1 = C1', 'C1 = D1', 'D1 = B1 + 4'], ['A1', 'D1', 'C1', 'B1']);
  yield test('twice', 'a cell used several times, but no loop', ['A1 = B1 + C1 + B1', 'B1 = C1 + C1', 'C1 = 9'], ['A1', 'B1', 'C1']);
  yield test('diamonds-loop', 'a loop at the end of a long way', ['A1 = 4 + B1 + B2', 'B1 = 2', 'B2 = C3 + B1', 'C3 = E5 + 0', 'E5 = B1 + C3'], ['B1', 'A1', 'E5', 'B2']);
  yield test('similar-names', 'names such as A1, A11 and K1', ['A1 = A11 + K1', 'A11 = 40', 'K1 = 2', 'A2 = K11 + A10', 'A10 = 7'], ['A1', 'A2', 'A10', 'K11']);
  yield test('ladder', 'each cell needs the one before twice', ['A1 = 1', ...Array.from({ length: 48 }, (_, i) => `${cell(i + 1)} = ${cell(i)} + ${cell(i)}`)], ['W2', 'V2', 'B1']);
  yield test('random', 'any formulas', acyclic(80, 4), random.shuffle(cells(0, 90)));
  {
    const formulas = acyclic(300, 2);
    formulas[40] = `${formulas[40]} + ${formulas[40].split(' ')[0]}`;
    yield test('random-loop', 'any formulas, with a loop', formulas, cells(0, 310));
  }
  {
    const chain = Array.from({ length: 2500 }, (_, i) => `${cell(i)} = ${i < 2499 ? cell(i + 1) : '77'}${i % 9 === 0 ? ' + -1' : ''}`);
    yield test('longest-chain', 'largest n, one long chain', chain, ['A1', 'B1', 'A50', cell(2499)]);
    yield test('longest-loop', 'largest n, one long loop', random.shuffle([...chain.slice(0, 2499), `${cell(2499)} = A1`]), ['C9', 'A1']);
  }
}
