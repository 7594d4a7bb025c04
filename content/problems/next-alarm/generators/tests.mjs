export const seed = 9321;

export function* tests(random) {
  const test = (name, tries, alarms, moments) => ({ name, tries, input: `${alarms.length} ${moments.length}\n${alarms.join('\n')}\n${moments.join('\n')}\n` });
  const of = (text) => text.split(', ');
  const two = (n) => String(n).padStart(2, '0');
  const time = () => `${two(random.int(0, 23))}:${random.pick(['00', '15', '30', '59'])}`;
  const alarms = (n, days) => Array.from({ length: n }, () => random.pick([`once ${random.int(1, days)} ${time()}`, `once ${random.int(1, days)} ${time()}`, `daily ${time()}`, `workdays ${time()}`]));
  const moments = (n, days) => Array.from({ length: n }, () => `${random.int(1, days)} ${time()}`);
  yield test('one-once', 'one alarm of the kind once', of('once 4 12:00'), of('1 00:00, 4 11:59, 4 12:00, 4 12:01'));
  yield test('one-daily', 'one alarm of the kind daily', of('daily 07:15'), of('1 00:00, 1 07:14, 1 07:15, 1 07:16, 7 23:59'));
  yield test('one-workdays', 'one alarm for workdays, all days of a week', of('workdays 08:00'), Array.from({ length: 8 }, (_, i) => `${i + 1} 08:00`));
  yield test('friday', 'before and after the last ring of the week', of('workdays 18:00'), of('5 17:59, 5 18:00, 6 00:00, 7 23:59, 8 18:00'));
  yield test('midnight', 'alarms at midnight', of('daily 00:00, workdays 00:00, once 3 00:00'), of('1 00:00, 2 23:59, 5 00:00, 6 23:59'));
  yield test('end-of-day', 'alarms at 23:59', of('workdays 23:59, once 9 23:59'), of('5 23:59, 9 23:58, 9 23:59'));
  yield test('same-time', 'several alarms at the same time', of('once 2 10:00, daily 10:00, workdays 10:00'), of('1 12:00, 2 10:00, 5 10:00, 1 09:00'));
  yield test('order-of-kinds', 'the same time in another order', of('workdays 10:00, daily 10:00, once 2 10:00'), of('1 12:00, 6 09:00'));
  yield test('past-once', 'alarms that have rung already', of('once 5 10:00, once 3 10:00, once 4 10:00'), of('1 00:00, 3 10:00, 4 10:00, 5 10:00'));
  yield test('same-day-other-times', 'several alarms on one day', of('daily 21:00, daily 05:30, daily 13:00'), of('1 00:00, 1 05:30, 1 13:00, 1 21:00'));
  yield test('far-days', 'the last days', of('once 1000 23:59, workdays 06:00'), of('1000 00:00, 999 06:00, 1000 23:59'));
  for (let i = 1; i <= 4; i += 1) yield test(`random-${i}`, 'any alarms', alarms(i + 1, 20), moments(15, 21));
  yield test('only-once', 'many alarms of the kind once', Array.from({ length: 100 }, () => `once ${random.int(1, 900)} ${time()}`), moments(200, 1000));
  yield test('largest', 'largest n and m', alarms(100, 1000), moments(200, 1000));
}
