export const seed = 104;

export function* tests(random) {
  const test = (name, tries, ...words) => ({ name, tries, input: `${words.join(' ')}\n` });
  yield test('short', 'shortest name and file', 'a', 'b', 5);
  yield test('empty-disk', '0 per cent', 'ravi', 'a.txt', 0);
  yield test('full-disk', '100 per cent', 'ravi', 'a.txt', 100);
  yield test('longest', 'longest name and file', 'venkatalaksh', 'report-of_the.year20', 42);
  yield test('looks-like-escape', 'a file that begins with t, n or b', 'tina', 'table', 7);
  yield test('looks-like-escape-n', 'a file that begins with n', 'nina', 'n', 8);
  yield test('letters-of-formats', 'names that are letters of format specifiers', 'd', 's', 9);
  yield test('dots', 'a file with several dots', 'om', 'v1.2.3.tar.gz', 33);
  yield test('digits', 'a file of digits', 'om', '007', 10);
  yield test('capitals', 'a file with capital letters', 'zoya', 'README.TXT', 99);
  for (let i = 1; i <= 3; i += 1) yield test(`random-${i}`, 'any words', random.text(random.int(1, 12), 'abcdefghijklmnopqrstuvwxyz'), random.text(random.int(1, 20), 'abcxyzABC012._-'), random.int(0, 100));
}
