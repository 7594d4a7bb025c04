export const seed = 4406;

const CATEGORIES = 'food rent travel fun'.split(' ');
const NOTES = ['Idli', 'Chai, vada', 'Bus 17', 'the "big" bag', 'x', '"', "Om's shop", 'BUS, "late"'];
const NAMES = 'pocket bank visa'.split(' ');
const FILES = ['a', 'book'];
const HEAD = 'day,amount,category,purse,note';

export function* tests(random) {
  const test = (name, tries, commands) => ({ name, tries, input: `${commands.length}\n${commands.join('\n')}\n` });
  const of = (text) => text.split('; ');
  const amount = () => random.pick([1, 100, 100, 250, random.int(1, 999)]);
  const two = (number) => String(number).padStart(2, '0');
  const date = (year = 2026) => `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const row = () => `${date(2025)},${random.pick(['', '-'])}${amount()},${random.pick(CATEGORIES)},${random.pick(NAMES)},${random.pick(['x', '"a, b"', 'Om'])}`;
  let month = 1;
  const one = (kind, numbers) => {
    if (kind === 'spend' || kind === 'earn') return `${kind} ${amount()} ${random.pick(CATEGORIES)} ${random.pick(NOTES)}`;
    if (kind === 'delete') return `delete ${random.int(1, numbers)}`;
    if (kind === 'group') return `group ${random.int(1, 5)}`;
    if (kind === 'use') return `use ${random.pick(NAMES)}`;
    if (kind === 'day') {
      month = Math.min(12, month + random.int(0, 1));
      return `day 2026-${two(month)}-${two(random.int(1, 28))}`;
    }
    if (kind === 'between') return `between ${date()} ${date()}`;
    if (kind === 'append') return `append ${random.pick(FILES)} ${random.int(1, 8) === 1 ? '2025-01-01,x,food,pocket,y' : row()}`;
    if (['import', 'export', 'print'].includes(kind)) return `${kind} ${random.pick(FILES)}`;
    return kind === 'ask' ? `ask ${random.pick(['spent', 'earned', 'min=100', 'purse=bank'])}` : kind;
  };
  const any = (count, kinds, numbers) => Array.from({ length: count }, () => one(random.pick(kinds), numbers));
  const kinds = 'spend spend earn earn earn day day day between months summary use delete group export append append import print ask'.split(' ');
  const begin = ['open savings bank', 'open card visa'];
  const rows = (...lines) => lines.flatMap((line, i) => [`append f${'abcdefghijklmnopqrst'[i]} ${HEAD}`, `append f${'abcdefghijklmnopqrst'[i]} ${line}`, `import f${'abcdefghijklmnopqrst'[i]}`]);
  yield test('one', 'n = 1', ['summary']);
  yield test('empty', 'an empty book', of('months; between 2026-01-01 2026-12-31; export a; print a; import a; summary'));
  yield test('days', 'days that come and go', of('day 2026-01-01; day 2025-12-31; day 2026-03-05; day 2026-03-05; day 2026-03-04; spend 5 a x; day 2027-01-01; spend 6 a y; months; between 2026-03-05 2026-03-05; between 2026-03-06 2026-12-31'));
  yield test('bad-dates', 'dates that are none', of('day 2026-02-29; day 2028-02-29; day 2030-13-01; day 2030-00-10; day 2030-01-32; day 2030-04-31; day 2030-1-05; day 2030-01-5; day 30-01-05; day 05-01-2030; day 20300105; day tomorrow; day 2030/01/05; day 2030-01-05; between x y; between 2030-01-01 y; between 2030-01-01; day'));
  yield test('months', 'several months and years', of('spend 5 a x; earn 9 b y; day 2026-01-31; spend 1 a x; day 2026-02-01; earn 7 a x; day 2026-12-31; spend 3 a x; day 2027-01-01; spend 4 a x; months; delete 4; months; summary'));
  yield test('between', 'first and last days', of('spend 1 a x; day 2026-01-02; spend 2 a x; day 2026-01-31; spend 3 a x; day 2026-02-01; spend 4 a x; between 2026-01-02 2026-01-31; between 2026-01-01 2026-01-01; between 2026-02-01 2026-01-01; between 2020-01-01 2030-01-01; between 2026-01-03 2026-01-30'));
  yield test('export', 'notes with commas and quotes', ['spend 5 a Chai, vada', 'earn 6 b the "big" bag', 'spend 7 c "', 'earn 8 d a,b', "spend 9 e Om's, or \"yours\"", 'export a', 'print a', 'export b', 'delete 1', 'export b', 'print b', 'delete 2', 'import a', 'list', 'balance']);
  yield test('import', 'rows of another file', ['open card visa', 'spend 5 a x', 'append a h', 'append a 2026-03-01,-900,rent,visa,"March, flat"', 'append a 2024-02-29,70,gift,pocket,Om', 'import a', 'list', 'months', 'summary', 'import a', 'spend 1 a z', 'between 2024-01-01 2024-12-31']);
  yield test('bad-rows', 'rows that are wrong', rows('2026-01-01,5,food,pocket', '2026-01-01,5,food,pocket,x,y', '2026-01-01 5 food pocket x', '2026-02-30,5,food,pocket,x', '2026-1-1,5,food,pocket,x', '2026-01-01,0,food,pocket,x', '2026-01-01,-0,food,pocket,x', '2026-01-01,--5,food,pocket,x', '2026-01-01,+5,food,pocket,x', '2026-01-01,5.0,food,pocket,x', '2026-01-01,,food,pocket,x', '2026-01-01,-,food,pocket,x', '2026-01-01,1000001,food,pocket,x', '2026-01-01,-1000000,food,pocket,x', '2026-01-01,5,Food,pocket,x', '2026-01-01,5,food,bag,x', '2026-01-01,5,food,pocket,', '2026-01-01,5,,pocket,x', '2026-01-01,5,food,,x'));
  yield test('order-of-reasons', 'rows with several mistakes', rows('x,y,Z,w,', '2026-01-01,y,Z,w,', '2026-01-01,5,Z,w,', '2026-01-01,5,z,w,', '2026-01-01,5,z,pocket,', 'x,y,Z,w'));
  yield test('refuses', 'a purse that refuses a row', of(`open cash box; use box; earn 50 a x; append a ${HEAD}; append a 2026-01-01,-30,b,box,y; append a 2026-01-01,-30,b,box,z; import a; purses; list; append b ${HEAD}; append b 2026-01-01,-30,b,box,y; append b 2026-01-01,30,b,box,z; append b 2026-01-01,-50,b,box,w; import b; purses`));
  yield test('all-or-nothing', 'a wrong row after good ones', of(`earn 5 a x; append a ${HEAD}; append a 2026-01-01,7,b,pocket,y; append a 2026-01-01,8,c,pocket,z; append a 2026-01-01,9,D,pocket,z; import a; list; balance; report; earn 6 a w; summary`));
  yield test('only-a-head', 'files of one line or none', of(`append a ${HEAD}; import a; append b 2026-01-01,7,b,pocket,y; import b; import c; print c; print a; export d; print d; import d`));
  yield test('limits', 'rows and limits', of(`limit b 5; append a ${HEAD}; append a 2026-01-01,-7,b,pocket,y; import a; spend 1 b x`));
  yield test('group', 'groups that are undone', of(`group 4; day 2026-05-05; spend 5 a x; export a; oops; print a; spend 6 a y; months; day 2026-02-02; group 2; import a; import zz; list; group 2; import a; day 2026-01-15; list; summary`));
  yield test('summary', 'a summary of several purses', of('open card visa; open savings bank; earn 500 z x; move 200 bank; use visa; spend 75 a y; earn 5 a y; summary; month; summary; delete 1; summary'));
  yield test('old-commands', 'the commands of Cash Book 5', of('open cash box; earn 9 a b c d; move 5 box; use box; spend 6 b x; spend 5 b y; report; top 2; ask spent; running; every 2; find D; purses; month; day; months 3; export; import a b'));
  for (let i = 1; i <= 3; i += 1) {
    month = 1;
    yield test(`random-${i}`, 'any lines', [...begin, ...FILES.map((name) => `append ${name} ${HEAD}`), ...any(60 * i, kinds, 15 * i), 'months', 'summary']);
  }
  month = 1;
  yield test('largest', 'largest n', [...begin, 'append a h', ...Array.from({ length: 90 }, () => `append a ${date(2025)},${amount()},${random.pick(CATEGORIES)},pocket,"a, b"`), 'import a', ...any(398, 'spend earn earn day use delete'.split(' '), 150), 'months', 'export b', 'print b', 'import b', 'summary', 'between 2025-03-01 2026-03-01'].slice(0, 500));
}
