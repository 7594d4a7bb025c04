export const seed = 3502;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const program = (text) => text.trim().split(/\s*[;\n]\s*/);
  let said = 0;
  const word = () => {
    said += 1;
    return [...String(said)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  };
  /** The lines of a part; `odds` out of ten statements throw. */
  const part = (depth, length, odds) => {
    const lines = [];
    for (let i = random.int(1, length); i > 0; i -= 1) {
      const choice = random.int(1, 10);
      if (choice <= odds) lines.push(`THROW ${random.pick(['red', 'blue', 'green'])}`);
      else if (depth > 0 && choice <= 8) lines.push(...block(depth - 1, length, odds));
      else lines.push(`SAY ${word()}`);
    }
    return lines;
  };
  const block = (depth, length, odds) => {
    const lines = ['TRY', ...part(depth, length, odds + 2)];
    for (let i = random.int(0, 2); i > 0; i -= 1) lines.push(`CATCH ${random.pick(['red', 'blue', 'green', 'ANY'])}`, ...part(depth, length, odds));
    if (random.int(0, 1) === 0) lines.push('FINALLY', ...part(depth, Math.ceil(length / 2), Math.max(0, odds - 1)));
    return [...lines, 'END'];
  };
  yield test('say', 'SAY only', program('SAY hello; SAY world'));
  yield test('throw', 'an exception that nobody catches', program('SAY a; THROW x; SAY b'));
  yield test('no-exception', 'a block without an exception', program('TRY; SAY a; CATCH ANY; SAY b; FINALLY; SAY c; END; SAY d'));
  yield test('no-parts', 'a block without CATCH and FINALLY', program('TRY; SAY a; END; TRY; THROW x; END; SAY b'));
  yield test('empty-parts', 'empty parts', program('TRY; CATCH x; FINALLY; END; TRY; THROW x; CATCH x; END; TRY; FINALLY; END; SAY a'));
  yield test('first-catch', 'several parts that fit', program('TRY; THROW x; CATCH y; SAY a; CATCH x; SAY b; CATCH ANY; SAY c; CATCH x; SAY d; END; SAY e'));
  yield test('any', 'CATCH ANY', program('TRY; THROW any; CATCH ANY; SAY a; CATCH any; SAY b; END; TRY; THROW z; CATCH y; SAY c; CATCH ANY; SAY d; END'));
  yield test('finally-passing', 'FINALLY while an exception passes', program('TRY; TRY; THROW x; SAY no; FINALLY; SAY a; END; SAY no; CATCH x; SAY b; FINALLY; SAY c; END; SAY d'));
  yield test('throw-in-catch', 'an exception in a CATCH part', program('TRY; TRY; THROW x; CATCH x; THROW y; SAY no; CATCH y; SAY no; FINALLY; SAY a; END; CATCH y; SAY b; END; SAY c'));
  yield test('throw-again', 'the same exception thrown again', program('TRY; TRY; THROW x; CATCH x; SAY a; THROW x; CATCH ANY; SAY no; END; CATCH x; SAY b; END'));
  yield test('finally-replaces', 'FINALLY throws while an exception passes', program('TRY; TRY; THROW x; FINALLY; THROW y; SAY no; END; CATCH x; SAY no; CATCH y; SAY a; END; TRY; THROW x; CATCH x; THROW z; FINALLY; SAY b; THROW w; END'));
  yield test('finally-throws', 'FINALLY throws although all was well', program('TRY; TRY; SAY a; FINALLY; THROW y; END; SAY no; CATCH y; SAY b; END; SAY c'));
  yield test('block-in-finally', 'a block in FINALLY', program('TRY; TRY; THROW x; FINALLY; TRY; THROW y; CATCH y; SAY a; END; SAY b; END; CATCH x; SAY c; END'));
  yield test('block-in-catch', 'a block in CATCH', program('TRY; THROW x; CATCH x; TRY; THROW x; CATCH x; SAY a; FINALLY; SAY b; END; SAY c; CATCH ANY; SAY no; END; SAY d'));
  yield test('skipped-blocks', 'blocks that are skipped', program('TRY; THROW x; TRY; SAY no; CATCH x; SAY no; FINALLY; SAY no; END; CATCH y; TRY; SAY no; END; SAY no; CATCH x; SAY a; END; THROW q; TRY; SAY no; CATCH q; SAY no; FINALLY; SAY no; END'));
  yield test('deep', 'blocks 200 deep', [
    ...Array.from({ length: 200 }, () => 'TRY'),
    'THROW x',
    ...Array.from({ length: 200 }, (_, i) => [i % 3 === 0 ? 'CATCH y' : i % 3 === 1 ? 'CATCH x' : 'FINALLY', `SAY ${word()}`, ...(i % 3 === 1 ? ['THROW x'] : []), 'END']).flat(),
  ]);
  for (let i = 1; i <= 8; i += 1) yield test(`random-${i}`, 'any program', Array.from({ length: 6 }, () => ['TRY', ...part(1 + (i % 3), 4, 1), 'CATCH ANY', `SAY ${word()}`, 'END']).flat().slice(0, 3000));
  const many = [];
  while (many.length < 2800) {
    const more = ['TRY', ...part(3, 4, 1), 'CATCH ANY', 'SAY z', 'END'];
    if (many.length + more.length <= 3000) many.push(...more);
  }
  yield test('largest', 'largest n', many);
}
