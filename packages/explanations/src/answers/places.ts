import { bareCode } from '../code/program.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';

const codeOf = ({ program }: TakenApart): string => (program ? bareCode(program) : '');

/** The head of a loop that counts from 0 to the very end: its counter, and the end as it is written. */
const WHOLE_LOOP =
  /\bfor\s*\(\s*(?:int\s+)?(\w+)\s*=\s*0\s*;\s*\1\s*<\s*([\w.]+(?:\(\w*\))?)\s*;[^;()]*\)|\bfor +(\w+) +in +range\((len\(\w+\)|\w+)\) *:/g;

/** Each pair of places is exchanged from both sides, so that in the end all is as before. */
function swappedTwice(answer: TakenApart): Values | undefined {
  const code = codeOf(answer);
  for (const { index, 0: head, 1: counter, 2: end, 3: counted, 4: size } of code.matchAll(WHOLE_LOOP)) {
    const [at = '', stop = ''] = [counter ?? counted, end ?? size];
    const body = code.slice(index + head.length, index + head.length + 250);
    const place = String.raw`\w+\s*\[\s*${at}\s*\]`;
    const opposite = String.raw`\w+\s*\[[^\]]*-\s*(?:1\s*-\s*${at}|${at}\s*-\s*1)\s*\]|\w+\s*\[\s*-\s*${at}\s*-\s*1\s*\]`;
    const swaps = new RegExp(
      String.raw`^[\s{]*(?:(?:std::)?swap\s*\(\s*${place}\s*,\s*(?:${opposite})\s*\)|(?:\w+\s+)?(\w+)\s*=\s*${place}\s*;\s*${place}\s*=\s*(?:${opposite})\s*;\s*(?:${opposite})\s*=\s*\1\s*;|${place}\s*,\s*(?:${opposite})\s*=\s*(?:${opposite})\s*,\s*${place})`,
    );
    if (swaps.test(body))
      return { at, stop, half: answer.program?.key === 'py' ? `${stop} // 2` : `${stop} / 2` };
  }
  return undefined;
}

/** `a[i][j]` and `a[j][i]` are exchanged for all i and all j. */
function turnedTwice(answer: TakenApart): Values | undefined {
  const found =
    /\bfor\s*\(\s*(?:int\s+)?(\w+)\s*=\s*0\s*;[^;()]*;[^;()]*\)\s*\{?\s*for\s*\(\s*(?:int\s+)?(\w+)\s*=\s*0\s*;\s*\2\s*<\s*\w+\s*;[^;()]*\)\s*\{?\s*(?:swap\s*\(\s*(\w+)\s*\[\1\]\s*\[\2\]\s*,\s*\3\s*\[\2\]\s*\[\1\]|(?:\w+\s+)?(\w+)\s*=\s*(\w+)\s*\[\1\]\s*\[\2\]\s*;\s*\5\s*\[\1\]\s*\[\2\]\s*=\s*\5\s*\[\2\]\s*\[\1\]\s*;\s*\5\s*\[\2\]\s*\[\1\]\s*=\s*\4\s*;)/.exec(
      codeOf(answer),
    ) ??
    /\bfor +(\w+) +in +range\([^()]*\) *:\s*for +(\w+) +in +range\(\w+\) *:\s*(\w+)\[\1\]\[\2\] *, *\3\[\2\]\[\1\] *= *\3\[\2\]\[\1\] *, *\3\[\1\]\[\2\]/.exec(
      codeOf(answer),
    );
  const [, row, column, first, , second] = found ?? [];
  const name = first ?? second;
  return row === undefined || column === undefined || name === undefined ? undefined : { row, column, name };
}

/** `if (a[j] < a[i]) min = j;` where `min` is the least so far. */
function comparedWithStart(answer: TakenApart): Values | undefined {
  const found =
    /\b(\w+)\s*=\s*(\w+)\s*;\s*for\s*\(\s*(?:int\s+)?(\w+)\s*=\s*\2\s*\+\s*1\s*;[^;()]*;[^;()]*\)\s*\{?\s*if\s*\(\s*((\w+)\s*\[\s*\3\s*\]\s*[<>]=?\s*\5\s*\[\s*\2\s*\])\s*\)\s*\{?\s*\1\s*=\s*\3\s*;/.exec(
      codeOf(answer),
    ) ??
    /^\s*(\w+) *= *(\w+)\s*\n\s*for +(\w+) +in +range\(\2 *\+ *1[^()]*(?:\(\w+\))?\) *:\s*if +((\w+)\[\3\] *[<>]=? *\5\[\2\]) *:\s*\1 *= *\3\s*$/m.exec(
      codeOf(answer),
    );
  const [, least, start, , given] = found ?? [];
  if (least === undefined || given === undefined) return undefined;
  return { given, least, better: given.replace(new RegExp(String.raw`\[\s*${start}\s*\]$`), `[${least}]`) };
}

/** `a[i][j] + b[j][i]` in the sum of two tables. */
function otherPlace(answer: TakenApart): Values | undefined {
  const [, first, row, column, second] =
    /\b(\w+)\s*\[(\w+)\]\s*\[(\w+)\]\s*[-+]\s*(\w+)\s*\[\3\]\s*\[\2\]/.exec(codeOf(answer)) ?? [];
  if (first === undefined || second === undefined || first === second || row === column) return undefined;
  return {
    given: `${second}[${column}][${row}]`,
    other: `${first}[${row}][${column}]`,
    better: `${second}[${row}][${column}]`,
  };
}

const widths = (lines: readonly string[]): readonly number[] => lines.map((line) => line.trim().length);

/** A triangle was to be printed, and all lines are equally long. */
function equallyLong(answer: TakenApart): Values | undefined {
  const [wanted, given] = [widths(answer.expected.lines), widths(answer.actual.lines)];
  const isTriangle =
    wanted.length > 2 && wanted.every((each, at) => at === 0 || each > (wanted[at - 1] ?? 0));
  if (!isTriangle || given.length !== wanted.length || new Set(given).size !== 1) return undefined;
  const [, outer, inner, end] =
    /\bfor\s*\([^;()]*\b(\w+)\s*=[^;]*;[^;()]*;[^;()]*\)\s*\{?\s*for\s*\([^;()]*\b(\w+)\s*=\s*[^;]*;\s*(\2\s*<=?\s*\w+)\s*;/.exec(
      codeOf(answer),
    ) ??
    /\bfor +(\w+) +in +range\([^()]*\) *:\s*for +(\w+) +in +(range\([^()]*\)) *:/.exec(codeOf(answer)) ??
    [];
  if (outer === undefined || inner === undefined || end === undefined) return undefined;
  return new RegExp(String.raw`\b${outer}\b`).test(end) ? undefined : { outer, end };
}

/** In which places of an array or a table a loop works, and which two it compares or exchanges. */
export const placeRules: readonly AnswerRule[] = [
  {
    id: 'answers/swapped-twice',
    text: {
      en: 'The loop goes through all places and exchanges each pair twice, so in the end everything is as before. Stop in the middle: `{half}` in place of `{stop}`.',
      hi: 'लूप सारी जगहों पर चलता है और हर जोड़े को दो बार बदलता है, इसलिए अंत में सब पहले जैसा हो जाता है। बीच में रुकें: `{stop}` की जगह `{half}`।',
    },
    fits: swappedTwice,
  },
  {
    id: 'answers/turned-twice',
    text: {
      en: 'Each pair `{name}[{row}][{column}]` and `{name}[{column}][{row}]` is exchanged twice, so in the end everything is as before. Let `{column}` begin with `{row} + 1`.',
      hi: '`{name}[{row}][{column}]` और `{name}[{column}][{row}]` का हर जोड़ा दो बार बदलता है, इसलिए अंत में सब पहले जैसा हो जाता है। `{column}` को `{row} + 1` से शुरू करें।',
    },
    fits: turnedTwice,
  },
  {
    id: 'answers/compared-with-start',
    text: {
      en: '`{given}` compares with the place where the search began, not with the best one so far. Compare with the place `{least}`: `{better}`.',
      hi: '`{given}` उस जगह से तुलना करता है जहाँ से खोज शुरू हुई, अब तक की सबसे अच्छी जगह से नहीं। जगह `{least}` से तुलना करें: `{better}`।',
    },
    fits: comparedWithStart,
  },
  {
    id: 'answers/other-place',
    text: {
      en: '`{given}` has row and column the other way round than `{other}`, so two different places are put together. For the same place write `{better}`.',
      hi: '`{given}` में पंक्ति और स्तंभ `{other}` से उलटे हैं, इसलिए दो अलग जगहें जुड़ती हैं। उसी जगह के लिए `{better}` लिखें।',
    },
    fits: otherPlace,
  },
  {
    id: 'answers/lines-equally-long',
    text: {
      en: 'All your lines are equally long, and each should be longer than the one before. The end of the inner loop, `{end}`, does not depend on `{outer}`: let it.',
      hi: 'आपकी सारी पंक्तियाँ बराबर लंबी हैं, जबकि हर पंक्ति पिछली से लंबी होनी चाहिए। भीतर के लूप का अंत, `{end}`, `{outer}` पर निर्भर नहीं है: उसे उस पर निर्भर करें।',
    },
    fits: equallyLong,
  },
];
