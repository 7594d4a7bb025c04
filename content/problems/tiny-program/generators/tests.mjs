export const seed = 662;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const names = ['a', 'b', 'c', 'total', 'n', 'x', 'longname'];
  const value = () => (random.int(0, 2) ? random.pick(names) : String(random.int(0, 12)));
  const compare = () => `${value()} ${random.pick(['<', '<=', '==', '!='])} ${value()}`;
  let loops = 0;
  /** Random statements; each loop counts a variable of its own, so that it ends. */
  const block = (count, depth) =>
    Array.from({ length: count }, () => {
      const pad = '  '.repeat(random.int(0, 1) * (3 - depth));
      const kind = random.int(1, depth > 0 ? 10 : 5);
      if (kind <= 2) return [`${pad}print ${value()}`];
      if (kind <= 5) return [`${pad}${random.pick(names)} = ${random.pick([value(), `${value()} + ${random.int(0, 12)}`, `${value()} - ${random.int(0, 12)}`, `${random.int(0, 5)} * ${random.int(0, 9)}`])}`];
      if (kind <= 7) return [`${pad}if ${compare()}`, ...block(random.int(0, 3), depth - 1), 'end'];
      if (kind <= 8) return [`if ${compare()}`, ...block(random.int(0, 3), depth - 1), `${pad}else`, ...block(random.int(0, 3), depth - 1), 'end'];
      loops += 1;
      const counter = `k${String.fromCharCode(97 + (loops % 26))}${String.fromCharCode(97 + (Math.floor(loops / 26) % 26))}`;
      return [`${counter} = 0`, `while ${counter} < ${random.int(0, 3)}`, `${counter} = ${counter} + 1`, ...block(random.int(0, 3), depth - 1), 'end'];
    }).flat();
  yield test('one-print', 'a single line', ['print 7']);
  yield test('never-set', 'a variable that was never set', ['print x', 'y = x - 5', 'print y']);
  yield test('arithmetic', 'every operation', ['a = 17', 'b = a % 5', 'print b', 'c = a * b', 'print c', 'd = b - c', 'print d', 'e = d + a', 'print e', 'e = e', 'print e', 'print 1000000000']);
  yield test('left-and-right', 'the two sides of an operation', ['a = 10 - 3', 'print a', 'b = 3 - 10', 'print b', 'c = 3 % 10', 'print c', 'd = 10 % 3', 'print d']);
  yield test('comparisons', 'every comparison', ['i = 0', 'while i <= 2', ...['<', '<=', '==', '!='].flatMap((c, at) => [`if i ${c} 1`, `print ${at + 10}`, 'else', `print ${at + 20}`, 'end']), 'i = i + 1', 'end']);
  yield test('loop-not-entered', 'a loop that is never entered', ['print 1', 'while 5 < 5', 'print 2', 'end', 'print 3']);
  yield test('if-without-else', 'conditions without else', ['if 1 == 2', 'print 5', 'end', 'if 2 == 2', 'print 6', 'end', 'print 7']);
  yield test('empty-blocks', 'blocks with nothing in them', ['if 1 < 2', 'else', 'end', 'if 2 < 1', 'else', 'end', 'while 2 < 1', 'end', 'print 4']);
  yield test('nested-if', 'conditions inside conditions', ['a = 2', 'if a == 1', 'if a == 1', 'print 1', 'else', 'print 2', 'end', 'else', 'if a == 2', 'print 3', 'else', 'print 4', 'end', 'end', 'print 5']);
  yield test('skip-nested', 'blocks inside a block that is skipped', ['if 1 < 0', 'while 0 < 1', 'print 1', 'end', 'if 0 < 1', 'print 2', 'else', 'print 3', 'end', 'print 4', 'else', 'print 5', 'while 1 < 0', 'print 6', 'end', 'end', 'print 7']);
  yield test('nested-loops', 'loops inside loops', ['  a = 1', '  while a <= 4', '    b = 1', '    while b <= a', '      p = a * b', '      print p', '      b = b + 1', '    end', '    a = a + 1', '  end']);
  yield test('loop-in-if-in-loop', 'a condition with a loop inside a loop', ['n = 6', 'while n != 0', 'r = n % 2', 'if r == 0', 'k = 0', 'while k < n', 'k = k + 2', 'print k', 'end', 'else', 'print n', 'end', 'n = n - 1', 'end']);
  yield test('large-values', 'large values', ['a = 1', 'i = 0', 'while i < 14', 'a = a * 10', 'i = i + 1', 'end', 'print a', 'b = 0 - a', 'print b', 'c = a - 1', 'r = c % 1000000000', 'print r', 'if b < a', 'print 1', 'end']);
  yield test('primes', 'a program that prints primes', ['n = 2', 'while n < 60', 'prime = 1', 'd = 2', 's = d * d', 'while s <= n', 'r = n % d', 'if r == 0', 'prime = 0', 'end', 'd = d + 1', 's = d * d', 'end', 'if prime == 1', 'print n', 'end', 'n = n + 1', 'end']);
  yield test('deep', 'deeply nested blocks', [...Array.from({ length: 60 }, (_, i) => `if ${i} < 50`), 'print 1', ...Array.from({ length: 60 }, (_, i) => [`else`, `print ${60 - i}`, 'end']).flat()]);
  yield test('random', 'any program', ['print 1', ...block(14, 2)]);
  const long = ['a = 3', 'n = 5', 'print a'];
  while (long.length < 270) long.push(...block(1, 2));
  yield test('random-long', 'a long program', long);
  yield test('longest-run', 'the longest run', ['i = 0', 'while i < 19000', 'i = i + 1', 'r = i % 3000', 'if r == 0', 'print i', 'end', 'end', 'print s']);
  yield test('many-variables', 'many variables', [...Array.from({ length: 99 }, (_, i) => `${String.fromCharCode(97 + (i % 26))}${String.fromCharCode(97 + Math.floor(i / 26))}q = ${i} * ${i}`), 'while t < 300', 't = t + 1', 'zz = aaq + czq', 's = s + zz', 's = s + uuq', 's = s + bdq', 'end', 'print s', 'print udq', 'print aaq']);
}
