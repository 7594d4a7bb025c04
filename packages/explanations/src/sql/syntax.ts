import { isTypo } from '../code/typo.ts';
import type { ExplanationRule } from '../explanation.ts';
import { clauseTooLate } from './clauses.ts';

const WORDS =
  'SELECT FROM WHERE GROUP ORDER HAVING LIMIT JOIN INNER LEFT INSERT INTO VALUES UPDATE DELETE CREATE DISTINCT BETWEEN LIKE UNION'.split(
    ' ',
  );

const upper = (text = ''): string => text.toUpperCase();
const lastOf = (after = ''): string => after.split(' ').at(-1) ?? '';
const isWord = (text: string): boolean => /^[A-Z_]\w*$/i.test(text);

/** A misspelt word of SQL: the one at which SQLite stopped, or the one before, which it took for another name. */
function misspelt({ near = '', after = '' }: Readonly<Record<string, string>>) {
  for (const typed of [near, lastOf(after)]) {
    if (!isWord(typed) || WORDS.includes(upper(typed))) continue;
    const glued = ['ORDERBY', 'GROUPBY'].find((word) => word === upper(typed));
    const better = glued ? `${glued.slice(0, -2)} BY` : WORDS.find((word) => isTypo(upper(typed), word));
    if (better !== undefined) return { typed, better };
  }
  return undefined;
}

const open = (after = ''): number => after.split('(').length - after.split(')').length;

/** What follows a part of a statement, so that something is missing before it. */
const ENDS = new Set([
  '',
  ';',
  'FROM',
  'WHERE',
  'GROUP',
  'HAVING',
  'ORDER',
  'LIMIT',
  ')',
  'JOIN',
  'ON',
  'AND',
  'OR',
]);
const NEEDS_MORE = new Set([
  'AND',
  'OR',
  'NOT',
  'WHERE',
  'ON',
  'HAVING',
  'BY',
  'FROM',
  'JOIN',
  'SET',
  'AS',
  'LIMIT',
  '=',
  '<',
  '>',
  '<=',
  '>=',
  '+',
  '-',
  '*',
  '/',
  'LIKE',
  'BETWEEN',
  'THEN',
  'WHEN',
  'ELSE',
  'IS',
]);

/** Where SQLite stopped, and the words of the statement before that. */
const NEAR = /^near "(?<near>[^"\n]*)": syntax error(?:\nafter: (?<after>[^\n]*))?/;

/** What SQLite could not read on at; the more exact rows stand first. */
export const sqlSyntax: readonly ExplanationRule[] = [
  {
    id: 'sql/misspelt-word',
    pattern: NEAR,
    text: {
      en: '`{typed}` looks like `{better}` misspelt.',
      hi: '`{typed}` शायद `{better}` की ग़लत वर्तनी है।',
    },
    values: misspelt,
  },
  {
    id: 'sql/comma-too-many',
    pattern: NEAR,
    text: {
      en: 'The comma before `{near}` is one too many. A comma stands only between two columns, tables or values.',
      hi: '`{near}` से पहले का अल्पविराम ज़्यादा है। अल्पविराम केवल दो columns, तालिकाओं या मानों के बीच आता है।',
    },
    values: ({ near, after }) => (lastOf(after) === ',' && ENDS.has(upper(near)) ? {} : undefined),
  },
  {
    id: 'sql/clause-too-late',
    pattern: NEAR,
    text: {
      en: '`{near}` comes too late, or for a second time. The order is `SELECT`, `FROM`, `JOIN … ON`, `WHERE`, `GROUP BY`, `HAVING`, `ORDER BY`, `LIMIT`, each once; several conditions are put together with `AND`.',
      hi: '`{near}` देर से या दूसरी बार आया। क्रम है `SELECT`, `FROM`, `JOIN … ON`, `WHERE`, `GROUP BY`, `HAVING`, `ORDER BY`, `LIMIT`, हर एक एक बार; कई शर्तें `AND` से जोड़ें।',
    },
    values: ({ near, after }) => (clauseTooLate(near, after) ? {} : undefined),
  },
  {
    id: 'sql/by-missing',
    pattern: NEAR,
    text: { en: '`BY` is missing: write `{word} BY {near}`.', hi: '`BY` छूट गया है: `{word} BY {near}` लिखें।' },
    values: ({ after }) =>
      ['ORDER', 'GROUP', 'PARTITION'].includes(upper(lastOf(after)))
        ? { word: upper(lastOf(after)) }
        : undefined,
  },
  {
    id: 'sql/name-missing',
    pattern: NEAR,
    text: {
      en: 'Something is missing between `{word}` and `{near}`.',
      hi: '`{word}` और `{near}` के बीच कुछ छूट गया है।',
    },
    values: ({ near, after }) =>
      NEEDS_MORE.has(upper(lastOf(after))) && ENDS.has(upper(near)) ? { word: lastOf(after) } : undefined,
  },
  {
    id: 'sql/bracket-open',
    pattern: NEAR,
    text: {
      en: 'A bracket is opened before `{near}` and not closed. Add a `)`.',
      hi: '`{near}` से पहले कोष्ठक खुला है, बंद नहीं हुआ। `)` जोड़ें।',
    },
    values: ({ near, after }) => (open(after) > 0 && ENDS.has(upper(near)) && near !== ')' ? {} : undefined),
  },
  {
    id: 'sql/bracket-too-many',
    pattern: NEAR,
    text: { en: 'There is one `)` more than `(`.', hi: '`(` से एक `)` ज़्यादा है।' },
    values: ({ near, after }) => (near === ')' && open(after) <= 0 ? {} : undefined),
  },
  {
    id: 'sql/end-missing',
    pattern: NEAR,
    text: { en: '`CASE` must be closed with `END`.', hi: '`CASE` को `END` से बंद करना होता है।' },
    values: ({ near, after }) => {
      const words = upper(after).split(' ');
      return words.includes('CASE') && !words.includes('END') && ENDS.has(upper(near)) ? {} : undefined;
    },
  },
  {
    id: 'sql/foreign-statement',
    pattern: /^near "(?<near>SHOW|DESCRIBE|DESC|USE|TRUNCATE|GRANT)": syntax error/i,
    text: {
      en: 'SQLite has no `{near}`. The tables of the task are shown beside it; `DELETE FROM …` empties a table.',
      hi: 'SQLite में `{near}` नहीं है। कार्य की तालिकाएँ उसके साथ दिखती हैं; `DELETE FROM …` तालिका ख़ाली करता है।',
    },
  },
  {
    id: 'sql/begins-wrongly',
    pattern: /^near "(?<near>[^"\n]*)": syntax error(?:\nsource: |$)/,
    text: {
      en: 'A statement begins with `SELECT`, `INSERT`, `UPDATE`, `DELETE`, `CREATE` or `WITH`, not with `{near}`.',
      hi: 'statement `SELECT`, `INSERT`, `UPDATE`, `DELETE`, `CREATE` या `WITH` से शुरू होता है, `{near}` से नहीं।',
    },
  },
  {
    id: 'sql/top',
    pattern: /^near "\d+": syntax error\nafter: SELECT TOP$/im,
    text: {
      en: 'SQLite has no `TOP`. Write `LIMIT` at the end.',
      hi: 'SQLite में `TOP` नहीं है। अंत में `LIMIT` लिखें।',
    },
  },
  {
    id: 'sql/other-operator',
    pattern: NEAR,
    text: { en: 'This sign is not SQL. Write `{better}`.', hi: 'यह चिह्न SQL का नहीं है। `{better}` लिखें।' },
    values: ({ near = '', after }) => {
      const better = { '&&': 'AND', '&': 'AND', '>': '>=', '<': '<=' }[near];
      return better !== undefined && ['=', '&'].includes(lastOf(after)) ? { better } : undefined;
    },
  },
  {
    id: 'sql/brackets-needed',
    pattern: NEAR,
    text: {
      en: 'What follows `{word}` stands between brackets: `{word} (…)`.',
      hi: '`{word}` के बाद का हिस्सा कोष्ठक में आता है: `{word} (…)`।',
    },
    values: ({ after }) =>
      ['IN', 'VALUES', 'EXISTS', 'OVER'].includes(upper(lastOf(after)))
        ? { word: upper(lastOf(after)) }
        : undefined,
  },
  {
    id: 'sql/between-and',
    pattern: NEAR,
    text: {
      en: '`BETWEEN` needs two values with `AND` between them: `BETWEEN 1 AND 5`.',
      hi: '`BETWEEN` को दो मान चाहिए, बीच में `AND`: `BETWEEN 1 AND 5`।',
    },
    values: ({ after }) => (upper(after).split(' ').at(-2) === 'BETWEEN' ? {} : undefined),
  },
  {
    id: 'sql/apostrophe',
    pattern: NEAR,
    text: {
      en: "A text ends at the next `'`. An apostrophe within it is written twice, as in `'O''Brien'`.",
      hi: "टेक्स्ट अगले `'` पर ख़त्म होता है। उसके भीतर apostrophe दो बार लिखें, जैसे `'O''Brien'`।",
    },
    values: ({ near = '', after }) => (lastOf(after).endsWith("'") && isWord(near) ? {} : undefined),
  },
  {
    id: 'sql/distinct-place',
    pattern: /^near "DISTINCT": syntax error/i,
    text: {
      en: '`DISTINCT` stands once, right after `SELECT`, and holds for the whole row.',
      hi: '`DISTINCT` एक बार, ठीक `SELECT` के बाद आता है और पूरी row पर लागू होता है।',
    },
  },
  {
    id: 'sql/delete-from',
    pattern: /^near "[^"\n]*": syntax error\nafter: DELETE$/im,
    text: {
      en: 'Write `DELETE FROM` and the table. Whole rows are deleted, so no `*` and no columns.',
      hi: '`DELETE FROM` और तालिका लिखें। पूरी rows हटती हैं, इसलिए न `*` और न columns।',
    },
  },
  {
    id: 'sql/insert-into',
    pattern: /^near "[^"\n]*": syntax error\nafter: INSERT$/im,
    text: { en: 'Write `INSERT INTO` and the table.', hi: '`INSERT INTO` और तालिका लिखें।' },
  },
  {
    id: 'sql/set-missing',
    pattern: /^near "[^"\n]*": syntax error\nafter: UPDATE \w+$/im,
    text: {
      en: '`SET` is missing: `UPDATE table SET column = value WHERE …`.',
      hi: '`SET` छूट गया है: `UPDATE table SET column = value WHERE …`।',
    },
  },
  {
    id: 'sql/text-open',
    pattern: /^unrecognized token: "(?<sign>['"])/,
    text: {
      en: 'A text begins with `{sign}` and does not end. Add the second `{sign}`.',
      hi: '`{sign}` से शुरू टेक्स्ट ख़त्म नहीं होता। दूसरा `{sign}` जोड़ें।',
    },
  },
  {
    id: 'sql/foreign-sign',
    pattern: /^unrecognized token: "(?<sign>[^"\n]*)"/,
    text: {
      en: '`{sign}` is no sign of SQL. A comment begins with `--`, and "not equal" is `<>`.',
      hi: '`{sign}` SQL का चिह्न नहीं है। टिप्पणी `--` से शुरू होती है, और "बराबर नहीं" `<>` है।',
    },
  },
  {
    id: 'sql/unfinished',
    pattern: /^incomplete input/,
    text: {
      en: 'The statement stops before it is complete. See what is missing at its end.',
      hi: 'statement पूरा होने से पहले रुक गया। देखें कि अंत में क्या छूटा है।',
    },
  },
  {
    id: 'sql/syntax',
    pattern: NEAR,
    text: {
      en: 'SQLite cannot read on at `{near}`. The mistake is there or just before it: a comma, a bracket or a quotation mark too many or too few, or a misspelt word.',
      hi: 'SQLite `{near}` से आगे नहीं पढ़ पाया। ग़लती वहीं या ठीक उससे पहले है: अल्पविराम, कोष्ठक या उद्धरण-चिह्न ज़्यादा या कम, या किसी शब्द की ग़लत वर्तनी।',
    },
  },
];
