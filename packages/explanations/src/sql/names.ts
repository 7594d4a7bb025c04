import type { ExplanationRule } from '../explanation.ts';

/** Functions of other databases, and what SQLite has instead. */
const FUNCTIONS = new Map(
  Object.entries({
    LEN: 'LENGTH(x)',
    CONCAT: 'x || y',
    NOW: "DATETIME('now')",
    GETDATE: "DATETIME('now')",
    CURDATE: "DATE('now')",
    YEAR: "STRFTIME('%Y', day)",
    MONTH: "STRFTIME('%m', day)",
    DAY: "STRFTIME('%d', day)",
    IF: 'CASE WHEN … THEN … ELSE … END',
    NVL: 'COALESCE(x, y)',
    AVERAGE: 'AVG(x)',
    DATEDIFF: 'JULIANDAY(x) - JULIANDAY(y)',
    UCASE: 'UPPER(x)',
    LCASE: 'LOWER(x)',
  }),
);

/** Whether a name stands where a text would: behind a comparison. */
function isCompared(name: string, code: string): boolean {
  const compact = code.replaceAll(' ', '').toUpperCase();
  return ['=', '<>', '!=', 'LIKE', 'IN('].some((sign) => compact.includes(`${sign}${name.toUpperCase()}`));
}

/** Tables, columns and functions that are not there, or are there twice. */
export const sqlNames: readonly ExplanationRule[] = [
  {
    id: 'sql/curly-quotes',
    pattern: /^no such column: [“”‘’]/,
    text: {
      en: "Curly quotation marks came in by copying. Type straight single ones, as in `'Pune'`.",
      hi: "नक़ल करने से घुमावदार उद्धरण-चिह्न आ गए। सीधे single quotes टाइप करें, जैसे `'Pune'`।",
    },
  },
  {
    id: 'sql/column-of-another-table',
    pattern: /^no such column: (?<owner>\w+)\.(?<column>\w+)\ndid you mean: (?<better>\w+\.\w+)/,
    text: {
      en: '`{owner}` has no column `{column}` in this statement. Write `{better}`.',
      hi: 'इस statement में `{owner}` के पास `{column}` column नहीं है। `{better}` लिखें।',
    },
    values: ({ owner, better = '' }) => (better.split('.')[0] === owner ? undefined : {}),
  },
  {
    id: 'sql/table-not-joined',
    pattern: /^no such column: (?<column>\w+)\ndid you mean: (?<table>\w+)\.\w+$/m,
    text: {
      en: '`{column}` is a column of `{table}`, and this statement does not read that table. Add it with `JOIN {table} ON …`.',
      hi: '`{column}` तालिका `{table}` का column है, और यह statement उसे नहीं पढ़ता। `JOIN {table} ON …` जोड़ें।',
    },
  },
  {
    id: 'sql/name-misspelt',
    pattern: /^no such (?:column|table): (?<name>[^\n]+)\ndid you mean: (?<better>[^\n]+)/,
    text: {
      en: 'There is no `{name}` here. Did you mean `{better}`?',
      hi: 'यहाँ `{name}` नहीं है। क्या आपका मतलब `{better}` था?',
    },
  },
  {
    id: 'sql/text-without-quotes',
    pattern: /^no such column: (?<name>[\p{L}\p{M}]+)(?:\n|$)/u,
    text: {
      en: "There is no column `{name}`. If it is a text, put it into single quotes: `'{name}'`.",
      hi: "`{name}` नाम का column नहीं है। टेक्स्ट हो तो उसे single quotes में लिखें: `'{name}'`।",
    },
    values: ({ name = '' }, code) => (isCompared(name, code) ? {} : undefined),
  },
  {
    id: 'sql/column-unknown',
    pattern: /^no such column: (?<name>[^\n]+)/,
    text: {
      en: 'No table of this statement has a column `{name}`. Compare its spelling with the tables of the task; a table that has another name after `AS` is known by that name only.',
      hi: 'इस statement की किसी तालिका में `{name}` column नहीं है। वर्तनी कार्य की तालिकाओं से मिलाएँ; `AS` के बाद दूसरा नाम पाई तालिका केवल उसी नाम से जानी जाती है।',
    },
  },
  {
    id: 'sql/table-unknown',
    pattern: /^no such table: (?<name>[^\n]+)/,
    text: {
      en: 'There is no table `{name}`. Look at the names of the tables above the task.',
      hi: '`{name}` नाम की तालिका नहीं है। कार्य में दी गई तालिकाओं के नाम देखें।',
    },
  },
  {
    id: 'sql/ambiguous',
    pattern:
      /^ambiguous column name: (?<name>\w+)\ndid you mean: (?<one>[^\n]+)\ndid you mean: (?<other>[^\n]+)/,
    text: {
      en: 'More than one table has a column `{name}`. Say which one you mean: `{one}` or `{other}`.',
      hi: '`{name}` एक से अधिक तालिकाओं में है। बताएँ कौन-सा चाहिए: `{one}` या `{other}`।',
    },
  },
  {
    id: 'sql/function-of-another-database',
    pattern: /^no such function: (?<name>\w+)/,
    text: {
      en: 'SQLite has no function `{name}`. Write `{better}`.',
      hi: 'SQLite में `{name}` function नहीं है। `{better}` लिखें।',
    },
    values: ({ name = '' }) => {
      const better = FUNCTIONS.get(name.toUpperCase());
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'sql/function-misspelt',
    pattern: /^no such function: (?<name>\w+)\ndid you mean: (?<better>\w+)/,
    text: {
      en: 'There is no function `{name}`. Did you mean `{better}`?',
      hi: '`{name}` नाम का function नहीं है। क्या आपका मतलब `{better}` था?',
    },
  },
  {
    id: 'sql/function-unknown',
    pattern: /^no such function: (?<name>\w+)/,
    text: {
      en: 'SQLite has no function `{name}`. Check its spelling, or work it out from the functions that there are.',
      hi: 'SQLite में `{name}` function नहीं है। वर्तनी जाँचें, या जो functions हैं उनसे निकालें।',
    },
  },
  {
    id: 'sql/arguments',
    pattern: /^wrong number of arguments to function (?<name>\w+)\(\)/,
    text: {
      en: '`{name}` was given too many values or too few. Look at what stands between its brackets.',
      hi: '`{name}` को ज़्यादा या कम मान मिले। उसके कोष्ठकों के बीच देखें।',
    },
  },
  {
    id: 'sql/using-column',
    pattern: /^cannot join using column (?<name>\w+)/,
    text: {
      en: '`USING ({name})` needs a column `{name}` in both tables. Write `ON` with the two columns instead.',
      hi: '`USING ({name})` के लिए दोनों तालिकाओं में `{name}` चाहिए। इसकी जगह `ON` के साथ दोनों columns लिखें।',
    },
  },
];
