import { expect, test } from 'vitest';

import { leadingHeaders } from './preamble.ts';

test.each([
  ['#include <bits/stdc++.h>\nusing namespace std;', ['bits/stdc++.h']],
  [
    '// a word\n/* and\nmore */ #  include <iostream> // why\n#include<vector>\nint x;',
    ['iostream', 'vector'],
  ],
  ['#pragma GCC optimize("O3")\n#include <bits/stdc++.h>', ['bits/stdc++.h']],
  ['#include "own.h"\r\n#include <iostream>\r\n', ['iostream']],
  ['\uFEFF#include <iostream>', ['iostream']],
])('headers that come first are found: %j', (source, headers) => {
  expect([...leadingHeaders(source)]).toEqual(headers);
});

test.each([
  '#define _GLIBCXX_DEBUG\n#include <iostream>',
  '#ifdef LOCAL\n#include <iostream>\n#endif',
  '// #include <iostream>\nint main() { }',
  '// a comment that goes on \\\n#include <iostream>\nint main() { }',
  '/* #include <iostream> */ int main() { }',
  'namespace a {\n#include <iostream>\n}',
  'const char *s = "\\\n#include <iostream>";',
  '#include "iostream"',
  '',
])('a header that a macro, a condition, code or a comment stands before is left alone: %j', (source) => {
  expect([...leadingHeaders(source)]).toEqual([]);
});
