export const seed = 7201;

export function* tests(random) {
  const test = (name, tries, cylinders, start, requests) => ({ name, tries, input: `${cylinders} ${start} ${requests.length}\n${requests.join(' ')}\n` });
  yield test('one', 'one request', 100, 40, [70]);
  yield test('one-below', 'one request below the start', 100, 40, [7]);
  yield test('where-it-stands', 'all requests where the arm stands', 50, 20, [20, 20, 20]);
  yield test('all-above', 'nothing below the start', 200, 10, [150, 60, 20, 90]);
  yield test('all-below', 'nothing above the start', 200, 180, [150, 60, 20, 90]);
  yield test('ends', 'requests at both ends', 100, 50, [99, 0, 50, 0, 99]);
  yield test('from-zero', 'the arm stands at 0', 30, 0, [5, 29, 0, 12]);
  yield test('from-the-last', 'the arm stands at the last cylinder', 30, 29, [5, 29, 0, 12]);
  yield test('equally-near', 'two requests equally near', 100, 50, [60, 40, 45, 55, 70, 30]);
  yield test('repeated', 'several requests for one cylinder', 60, 30, [10, 50, 10, 50, 31, 29, 31]);
  yield test('zigzag', 'FCFS goes far', 1000000, 500000, [0, 999999, 1, 999998, 2, 999997]);
  yield test('two-cylinders', 'the smallest disk', 2, 1, [0, 1, 0, 1]);
  yield test('any', 'any requests', 5000, 2143, random.ints(100, 0, 4999));
  yield test('dense', 'many requests on few cylinders', 40, 17, random.ints(500, 0, 39));
  yield test('largest', 'largest n and c', 1000000, 654321, random.ints(1000, 0, 999999));
}
