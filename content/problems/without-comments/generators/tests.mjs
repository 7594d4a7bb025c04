export const seed = 9315;

export function* tests(random) {
  const test = (name, tries, input) => ({ name, tries, input });
  const piece = () => random.pick([
    'x = 1;', 'a / b', 'a/b', '*p', 'p * / q', '""', '"a"', '"//"', '"/*"', '"*/"', '"\\""', '"\\\\"', '"a\\"//b"', '\'"\'', "'\\''", "'/'", "'\\\\'", '"\'"',
    '/**/', '/* a */', '/***/', '/*/ b */', '/* " */', "/* ' */", '/* // */', '/* /* */', '/*\n*/', '/* a\n b **/', '// c\n', '// "\n', "//'\n", '// /*\n', '// */\n', '//\n', '///\n', '\n',
  ]);
  const any = (n) => `${Array.from({ length: n }, piece).join(' ')}\n`;
  yield test('empty', 'an empty program', '');
  yield test('no-comment', 'a program without comments', 'int main(void) {\n    return 6 / 3;\n}\n');
  yield test('only-line-comment', 'only a // comment', '// nothing else\n');
  yield test('only-block-comment', 'only a comment over several lines', '/*\n * one\n * two\n */\n');
  yield test('shortest', 'the shortest comments', 'a/**/b//\nc\n');
  yield test('not-closed-yet', 'a comment that begins with /*/', 'a/*/b*/c\n');
  yield test('stars', 'comments with many stars', '/***/a/****/b/** c **/d/*****/\n');
  yield test('text', 'comment signs in strings', 'f("//", "/*", "*/");\n');
  yield test('character', 'comment signs and quotes in characters', "c = '/'; d = '*'; e = '\"'; // '\nf = '\\''; g = '/'; /* \" */\n");
  yield test('escaped-quote', 'strings with escaped quotes', 's = "\\"//\\""; // "\nt = "\\\\"; // t\nu = "\\\\\\"/*"; /* u */\n');
  yield test('quote-in-comment', 'quotes inside of comments', "a // don't\nb /* \" */ c \" // \"\n");
  yield test('comment-in-comment', 'comments that begin inside of comments', 'a // /* b\nc /* // d */ e // */ f\n/* /* g */ h\n');
  yield test('division', 'divisions and stars', 'a / *p; b /c; d/ e; f */ g;\n'.replace('*/', '* /'));
  yield test('side-by-side', 'comments side by side', '/*a*//*b*///c\n//d//e\nx\n');
  yield test('empty-lines', 'empty lines stay', 'a\n\n// b\n\n\nc\n');
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any program', any(15 * i));
  let program = '';
  while (program.length < 9900) program += `${piece()} `;
  yield test('largest', 'a long program', `${program}\n`);
}
