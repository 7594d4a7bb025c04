import type { ExplanationRule } from '../explanation.ts';

/** Rows that a table refuses, and statements that are refused altogether. */
export const sqlChanges: readonly ExplanationRule[] = [
  {
    id: 'sql/values-for-table',
    pattern: /^table (?<table>\S+) has (?<columns>\d+) columns but (?<values>\d+) values were supplied/,
    text: {
      en: '`{table}` has {columns} columns, and the row has {values} values. Give a value for each, or name the columns: `INSERT INTO {table} (…) VALUES (…)`.',
      hi: '`{table}` में {columns} columns हैं, और row में {values} मान। हर एक का मान दें, या columns के नाम लिखें: `INSERT INTO {table} (…) VALUES (…)`।',
    },
  },
  {
    id: 'sql/values-for-columns',
    pattern: /^(?<values>\d+) values for (?<columns>\d+) columns/,
    text: {
      en: 'The row has {values} values for {columns} named columns. Give exactly one value for each.',
      hi: 'row में {values} मान हैं, और नाम {columns} columns के। हर एक के लिए ठीक एक मान दें।',
    },
  },
  {
    id: 'sql/no-such-column-to-fill',
    pattern: /^table (?<table>\S+) has no column named (?<name>\S+)/,
    text: {
      en: '`{table}` has no column `{name}`. Compare its spelling with the tables of the task.',
      hi: '`{table}` में `{name}` column नहीं है। वर्तनी कार्य की तालिकाओं से मिलाएँ।',
    },
  },
  {
    id: 'sql/unique',
    pattern: /^UNIQUE constraint failed: (?<name>[^\n]+)/,
    text: {
      en: 'No two rows may have the same `{name}`, and one with this value is there already.',
      hi: 'दो rows में एक ही `{name}` नहीं हो सकता, और इस मान की row पहले से है।',
    },
  },
  {
    id: 'sql/not-null',
    pattern: /^NOT NULL constraint failed: (?<name>[^\n]+)/,
    text: {
      en: '`{name}` must have a value: it may not be NULL.',
      hi: '`{name}` का मान होना ज़रूरी है: वह NULL नहीं हो सकता।',
    },
  },
  {
    id: 'sql/check',
    pattern: /^CHECK constraint failed: (?<rule>[^\n]+)/,
    text: {
      en: 'The table demands `{rule}`, and a row breaks that rule.',
      hi: 'तालिका में `{rule}` ज़रूरी है, और एक row यह नियम तोड़ती है।',
    },
  },
  {
    id: 'sql/foreign-key',
    pattern: /^FOREIGN KEY constraint failed/,
    text: {
      en: 'A row names a row of another table that is not there, or other rows still name the one that goes. Insert the named row first; delete it last.',
      hi: 'कोई row दूसरी तालिका की ऐसी row का नाम लेती है जो नहीं है, या हटने वाली row का नाम अब भी दूसरी rows लेती हैं। जिसका नाम लिया जाता है उसे पहले डालें और सबसे बाद में हटाएँ।',
    },
  },
  {
    id: 'sql/already-there',
    pattern: /^(?:table|view|index) (?<name>\S+) already exists/,
    text: {
      en: '`{name}` is there already. Choose another name.',
      hi: '`{name}` पहले से है। दूसरा नाम चुनें।',
    },
  },
  {
    id: 'sql/datatype',
    pattern: /^datatype mismatch/,
    text: {
      en: 'A whole number is needed here, and something else was given: in a column that is `INTEGER PRIMARY KEY`, or after `LIMIT`.',
      hi: 'यहाँ पूर्ण संख्या चाहिए, और कुछ और मिला: `INTEGER PRIMARY KEY` वाले column में, या `LIMIT` के बाद।',
    },
  },
  {
    id: 'sql/transaction-open',
    pattern: /^the transaction is still open/,
    text: {
      en: 'After `BEGIN` nothing is kept before `COMMIT`. Write `COMMIT;` at the end.',
      hi: '`BEGIN` के बाद `COMMIT` से पहले कुछ भी सहेजा नहीं जाता। अंत में `COMMIT;` लिखें।',
    },
  },
  {
    id: 'sql/placeholder',
    pattern: /^Incorrect number of bindings supplied/,
    text: {
      en: '`?` and `:name` are places that a program fills. Here write the value itself.',
      hi: '`?` और `:name` वे जगहें हैं जिन्हें कोई प्रोग्राम भरता है। यहाँ मान ही लिखें।',
    },
  },
  {
    id: 'sql/refused',
    pattern: /^(?:not allowed here|a command of the sqlite3 program): (?<what>[^\n]+)/,
    text: {
      en: '`{what}` is not possible here: statements read and change the tables of the task, and nothing else.',
      hi: '`{what}` यहाँ नहीं चलता: statements केवल कार्य की तालिकाओं को पढ़ते और बदलते हैं।',
    },
  },
];
