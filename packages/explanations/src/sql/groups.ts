import type { ExplanationRule } from '../explanation.ts';

const isNested = (name: string, code: string): boolean =>
  ['MAX', 'MIN', 'SUM', 'AVG', 'COUNT'].some((outer) =>
    code.toUpperCase().replaceAll(' ', '').includes(`${outer}(${name.toUpperCase()}(`),
  );

/** Aggregates, groups, and selects that are put together. */
export const sqlGroups: readonly ExplanationRule[] = [
  {
    id: 'sql/aggregate-in-aggregate',
    pattern: /^misuse of aggregate function (?<name>\w+)\(\)/,
    text: {
      en: '`{name}` stands within another aggregate. Work it out first, in a `SELECT` between brackets after `FROM`, and take the aggregate of its rows.',
      hi: '`{name}` किसी और aggregate के भीतर है। पहले उसे `FROM` के बाद कोष्ठक के `SELECT` में निकालें, फिर उसकी rows का aggregate लें।',
    },
    values: ({ name = '' }, code) => (isNested(name, code) ? {} : undefined),
  },
  {
    id: 'sql/aggregate-in-where',
    pattern: /^misuse of aggregate(?: function)?:? (?<name>\w+)\(\)/,
    text: {
      en: '`WHERE` looks at single rows, so `{name}()` is not known there. A condition on groups stands in `HAVING` after `GROUP BY`; a value of the whole table in brackets: `(SELECT {name}(…) FROM …)`.',
      hi: '`WHERE` एक-एक row देखता है, इसलिए वहाँ `{name}()` नहीं चलता। समूहों की शर्त `GROUP BY` के बाद `HAVING` में लिखें; पूरी तालिका का मान कोष्ठक में: `(SELECT {name}(…) FROM …)`।',
    },
  },
  {
    id: 'sql/aggregate-in-group-by',
    pattern: /^aggregate functions are not allowed in the GROUP BY clause/,
    text: {
      en: '`GROUP BY` names the columns whose equal values make a group. Aggregates such as `COUNT(*)` stand after `SELECT` or in `HAVING`.',
      hi: '`GROUP BY` में वे columns आते हैं जिनके समान मानों से समूह बनता है। `COUNT(*)` जैसे aggregates `SELECT` या `HAVING` में आते हैं।',
    },
  },
  {
    id: 'sql/having-without-group',
    pattern: /^HAVING clause on a non-aggregate query/,
    text: {
      en: '`HAVING` chooses among groups, and there are none. Add `GROUP BY`, or write `WHERE` for a condition on single rows.',
      hi: '`HAVING` समूहों में से चुनता है, और यहाँ समूह नहीं हैं। `GROUP BY` जोड़ें, या एक-एक row की शर्त के लिए `WHERE` लिखें।',
    },
  },
  {
    id: 'sql/window-function',
    pattern: /^misuse of window function (?<name>\w+)\(\)/,
    text: {
      en: '`{name}()` needs `OVER (ORDER BY …)`, and stands after `SELECT`, not in `WHERE`. To choose by it, put that `SELECT` between brackets after `FROM`.',
      hi: '`{name}()` के साथ `OVER (ORDER BY …)` चाहिए, और वह `SELECT` में आता है, `WHERE` में नहीं। उससे चुनने के लिए उस `SELECT` को `FROM` के बाद कोष्ठक में रखें।',
    },
  },
  {
    id: 'sql/several-columns',
    pattern: /^(?:row value misused|sub-select returns \d+ columns - expected \d+)/,
    text: {
      en: 'One value is compared with several columns. Let the `SELECT` between the brackets give one column only.',
      hi: 'एक मान की तुलना कई columns से हो रही है। कोष्ठक वाला `SELECT` केवल एक column दे।',
    },
  },
  {
    id: 'sql/union-columns',
    pattern:
      /^SELECTs to the left and right of (?<word>[A-Z ]+) do not have the same number of result columns/,
    text: {
      en: 'The two `SELECT`s around `{word}` must give equally many columns.',
      hi: '`{word}` के दोनों ओर के `SELECT` बराबर संख्या में columns दें।',
    },
  },
  {
    id: 'sql/order-before-union',
    pattern: /^(?<word>ORDER BY|LIMIT) clause should come after (?<set>[A-Z ]+) not before/,
    text: {
      en: '`{word}` holds for all rows together and stands once, at the very end, after the last `SELECT` of `{set}`.',
      hi: '`{word}` सब rows पर लागू होता है और एक बार, सबसे अंत में, `{set}` के आख़िरी `SELECT` के बाद आता है।',
    },
  },
  {
    id: 'sql/order-term',
    pattern: /^\d+\w\w (?<word>ORDER BY|GROUP BY) term (?:out of range|does not match)/,
    text: {
      en: '`{word}` names something that is not among the columns of the result. Give one of these columns, or its number from the left.',
      hi: '`{word}` में ऐसा कुछ है जो परिणाम के columns में नहीं है। उन्हीं में से एक column लिखें, या बाईं ओर से उसका नंबर।',
    },
  },
];
