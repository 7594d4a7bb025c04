export const seed = 8602;

export function* tests(random) {
  const test = (name, tries, lines) => ({ name, tries, input: `${lines.length}\n${lines.join('\n')}\n` });
  const PATHS = ['/', '/a', '/a/b', '/a/b/c', '/ab', '/a/bc', '/b', '/b/a'];
  const any = (q, names, step, most) => {
    let t = random.int(0, 100);
    return Array.from({ length: q }, () => {
      t += random.int(0, step);
      if (random.int(0, 1)) return `GET ${t} ${random.pick(PATHS)}`;
      const age = random.pick(['-', '0', String(random.int(0, most)), String(random.int(1, most))]);
      return `SET ${t} ${random.pick(names)} ${random.text(random.int(1, 5), 'abcXYZ019')} ${random.pick(PATHS)} ${age}`;
    });
  };
  const gets = (t) => PATHS.map((path) => `GET ${t} ${path}`);
  yield test('empty-jar', 'an empty jar', ['GET 0 /', 'GET 1000000000 /a']);
  yield test('all-paths', 'one cookie for each path', [...PATHS.map((path, i) => `SET 1 n${i} v${i} ${path} -`), ...gets(2)]);
  yield test('all-paths-backwards', 'one cookie for each path, the longest first', [...PATHS.toReversed().map((path, i) => `SET 1 n${i} v${i} ${path} -`), ...gets(2)]);
  yield test('same-name', 'the same name on several paths', [...PATHS.map((path, i) => `SET ${i} id v${i} ${path} -`), ...gets(20)]);
  yield test('replaced', 'a cookie that is replaced keeps its place', ['SET 0 a 1 / -', 'SET 0 b 2 / -', 'SET 1 a 3 / 10', 'GET 2 /', 'SET 3 a 4 / -', 'GET 20 /', 'SET 21 b 5 /b -', 'GET 22 /b']);
  yield test('ends', 'the moment at which a cookie ends', ['SET 10 a 1 / 5', 'GET 14 /', 'GET 15 /', 'GET 16 /', 'SET 20 b 1 / 1', 'GET 20 /', 'GET 21 /']);
  yield test('ended-then-set', 'a cookie that is set again when it has just ended', ['SET 0 a 1 / 10', 'SET 0 b 2 / -', 'SET 10 a 3 / -', 'GET 11 /', 'SET 20 c 1 / 10', 'SET 21 d 1 / -', 'SET 29 c 2 / 5', 'GET 30 /', 'GET 34 /']);
  yield test('removed', 'cookies that are removed with age 0', ['SET 0 a 1 / -', 'SET 0 b 2 / -', 'SET 1 a 9 / 0', 'GET 1 /', 'SET 2 a 3 / -', 'GET 2 /', 'SET 3 x 1 / 0', 'SET 3 b 1 /b 0', 'GET 4 /b']);
  yield test('end-is-replaced', 'a new end, or none', ['SET 0 a 1 / 5', 'SET 1 a 2 / -', 'GET 100 /', 'SET 200 a 3 / 5', 'GET 204 /', 'GET 205 /', 'SET 300 b 1 / 1000000000', 'GET 1000000000 /']);
  yield test('latest', 'times up to the largest', ['SET 999999999 a 1 / 1000000000', 'SET 1000000000 b 1 /z 1', 'GET 1000000000 /z']);
  yield test('like-a-prefix', 'paths that begin alike', ['SET 0 a 1 /shop -', 'SET 0 b 1 /shop/cart -', 'SET 0 c 1 /s -', ...['/shop', '/shopping', '/shop/cart', '/shop/cartoon', '/shop/cart/1', '/s', '/sh', '/'].map((path) => `GET 1 ${path}`)]);
  yield test('few-names', 'few names, short lives', any(150, ['a', 'b'], 3, 12));
  yield test('random', 'anything', any(200, ['a', 'b', 'c', 'id', 'x1'], 10, 100));
  yield test('largest', 'the most lines', any(500, Array.from({ length: 60 }, (_, i) => `n${i}`), 2000000, 300000000));
}
