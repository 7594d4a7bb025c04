export const seed = 802;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const method = () => random.pick(['GET', 'POST', 'PUT', 'DELETE']);
  const lines = (n, paths, statuses) =>
    Array.from({ length: n }, () => `${method()} ${random.pick(paths)} ${random.pick(statuses)}`);
  yield test('one-failure', 'n = 1, a server fault', ['GET / 500']);
  yield test('no-fault', 'no 5xx at all', lines(30, ['/a', '/b'], [200, 301, 404]));
  yield test('only-faults', 'only 5xx', lines(40, ['/a', '/b', '/c'], [500, 502, 503, 599]));
  yield test('borders', 'statuses at the borders of the hundreds', ['GET /a 200', 'GET /b 299', 'GET /c 300', 'GET /d 399', 'GET /e 400', 'GET /f 499', 'GET /g 500', 'GET /h 599']);
  yield test('tie', 'a tie, first in the alphabet comes last in the log', ['GET /zeta 500', 'GET /mid 500', 'GET /alpha 500']);
  yield test('tie-prefix', 'a tie between a path and a longer one', ['GET /api/users 500', 'GET /api 500']);
  yield test('busy-but-fine', 'the busiest path is not the one that fails', [...Array(20).fill('GET /home 200'), 'GET /rare 500', 'GET /home 404', 'GET /rare 503', 'GET /other 500']);
  yield test('same-path', 'one path with every kind of status', lines(50, ['/only'], [200, 302, 404, 500]));
  yield test('digits', 'paths with digits and hyphens', lines(60, ['/a-1', '/a1', '/a/1', '/1'], [500, 200]));
  yield test('longest', 'very long paths', lines(50, [`/${'a'.repeat(39)}`, `/${'a'.repeat(38)}b`], [500, 503]));
  const many = Array.from({ length: 120 }, () => `/${random.text(random.int(1, 8), 'abcdefgh/-0123')}`);
  yield test('many-paths', 'largest n, many paths', lines(500, many, [200, 201, 304, 403, 500, 504]));
  yield test('random', 'any log', lines(200, many.slice(0, 12), [200, 200, 302, 404, 500, 502]));
}
