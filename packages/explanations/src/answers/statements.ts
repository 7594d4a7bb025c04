import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { listLost } from '../code/list-lost.ts';
import { codeOf, firstMatch, indentOf, linesOf, statement, withoutTexts } from '../code/program.ts';

/** `account.show` as a line: the function is named and not called. */
function notCalled({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  const code = lines.join('\n');
  const [, given, name] = statement(lines, /^\s*((?:\w+\.)?([A-Za-z_]\w*))$/) ?? [];
  const isFunction = name !== undefined && new RegExp(String.raw`^\s*def +${name} *\(`, 'm').test(code);
  return isFunction && given !== undefined && !code.includes('@property') ? { given } : undefined;
}

const LOST_IN_PYTHON =
  /^\s*((\w+)\.(?:upper|lower|strip|replace|title|capitalize|swapcase|lstrip|rstrip|zfill|split|join)\(.*\)|(?:sorted|reversed|int|float|str|abs|round|max|min|sum|len)\((\w+).*\))$/;
const LOST_IN_JAVA =
  /^\s*((\w+)\.(?:toUpperCase|toLowerCase|trim|replace|replaceAll|concat|substring|repeat)\(.*\))\s*;$/;

/** `s.upper()` as a line: its value goes nowhere. */
function resultLost({ program }: TakenApart): Values | undefined {
  const found =
    statement(linesOf(program, 'py'), LOST_IN_PYTHON) ??
    firstMatch(linesOf(program, 'java', 'js'), LOST_IN_JAVA);
  const [, given, before, within] = found ?? [];
  const name = before ?? within;
  return given === undefined || name === undefined ? undefined : { given, name };
}

const VALUE_ALONE = /^\s*((\w+) *([-+*/]) *[\w.[\]()]+)$/;

/** `total + x` as a line. */
function valueLost({ program }: TakenApart): Values | undefined {
  const [, given, name, sign] = statement(linesOf(program, 'py'), VALUE_ALONE) ?? [];
  return given === undefined || name === undefined || sign === undefined ? undefined : { given, name, sign };
}

/** `a + b` as the last line of a function that returns nothing, where `None` was printed. */
function returnMissing({ program, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py').filter((line) => line !== '');
  const found = statement(lines, VALUE_ALONE);
  if (!found || !actual.words.includes('None')) return undefined;
  const at = lines.indexOf(found[0]);
  const head = lines.slice(0, at).findLast((line) => indentOf(line) < indentOf(found[0])) ?? '';
  const [, name] = /^\s*def +(\w+)/.exec(head) ?? [];
  const isLast = indentOf(lines[at + 1] ?? '') < indentOf(found[0]);
  return isLast && name !== undefined && found[1] !== undefined ? { name, given: found[1] } : undefined;
}

/** `^` between numbers, in a program that has no other work with bits. */
function powerSign({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp', 'java', 'js', 'py'));
  if (/<<=|>>=|~|\^=|\bxor\b|[\w)]\s*&\s*[\w(]|\b1\s*<</i.test(code)) return undefined;
  const [, given] = /(\b\w+\s*\^\s*\w+)/.exec(code) ?? [];
  return given === undefined ? undefined : { given, better: program?.key === 'py' ? 'n ** 2' : 'n * n' };
}

/** `[[0] * m] * n`: every row is the same list. */
function sameRows({ program }: TakenApart): Values | undefined {
  const [, given, row, count] =
    firstMatch(linesOf(program, 'py'), /(\[ *(\[[^[\]]*\](?: *\* *\w+)?) *\] *\* *(\w+))/) ?? [];
  return given === undefined || row === undefined || count === undefined ? undefined : { given, row, count };
}

/** `input(int())` shows 0 and reads a text. */
function inputTurnedRound({ program }: TakenApart): Values | undefined {
  const [, type] = firstMatch(linesOf(program, 'py'), /\binput\( *(int|float)\( *\) *\)/) ?? [];
  return type === undefined ? undefined : { type };
}

/** `s[::1]` is the text as it stands. */
function forwards({ program }: TakenApart): Values | undefined {
  const [given] = firstMatch(linesOf(program, 'py'), /\b\w+\[:: *1\]/) ?? [];
  return given === undefined ? undefined : { given };
}

/** A text is never equal to what `reversed` gives. */
function comparedWithReversed({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  const [, name] = firstMatch(lines, /[=!]= *reversed\((\w+)\)/) ?? [];
  if (name !== undefined) return { name };
  const [, kept = '', turned] = firstMatch(lines, /^\s*(\w+) *= *reversed\((\w+)\)$/) ?? [];
  const isCompared = firstMatch(lines, new RegExp(String.raw`[=!]= *${kept}\b|\b${kept} *[=!]=`));
  return turned !== undefined && isCompared ? { name: turned } : undefined;
}

/** A character of a text that is compared with several. */
function characterOrText({ program }: TakenApart): Values | undefined {
  const code = codeOf(program, 'py');
  for (const [, name = '', from = ''] of code.matchAll(/\bfor (\w+) in (\w+|input\(\)):/g)) {
    const isText =
      from === 'input()' ||
      new RegExp(String.raw`^\s*${from} *= *input\([^()]*\)(?:\.(?:strip|lower|upper)\(\))?$`, 'm').test(
        code,
      );
    const [, text] = new RegExp(String.raw`\b${name} *== *("[^"\n]{2,}"|'[^'\n]{2,}')`).exec(code) ?? [];
    if (isText && text !== undefined) return { name, text };
    const kept = [...code.matchAll(/^\s*(\w+) *= *(?:"[^"\n]{2,}"|'[^'\n]{2,}')$/gm)].map(
      ([, each = '']) => each,
    );
    const [, other] = new RegExp(String.raw`\b${name} *== *(\w+)\b`).exec(code) ?? [];
    if (isText && other !== undefined && kept.includes(other)) return { name, text: other };
  }
  return undefined;
}

function isAsked({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py').map(withoutTexts);
  const found = firstMatch(
    lines,
    /^\s*(?:if|elif|while)\b.*?\b\w[\w.[\]()]* is (?:not )?(?!not\b|None\b|True\b|False\b)[\w"]/,
  );
  return found === undefined ? undefined : {};
}

/** `9 / 5` of whole numbers, written out. */
function wholeLiterals({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp', 'java'));
  for (const [, given = '', left, right] of code.matchAll(
    /(?:[=(+\-,]|\breturn)\s*((\d+)\s*\/\s*(\d+))(?![\w.])/g,
  )) {
    const [over, under] = [Number(left), Number(right)];
    if (under === 0 || over % under === 0) continue;
    return { given, value: String(Math.trunc(over / under)), better: given.replace(/\d+/, '$&.0') };
  }
  return undefined;
}

/** Lines that do nothing, or something else than they seem to; told when nothing more exact is. */
export const statementRules: readonly AnswerRule[] = [
  {
    id: 'answers/same-rows',
    text: {
      en: 'In `{given}` every row is one and the same list: what changes in one changes in all. Write `[{row} for _ in range({count})]`.',
      hi: '`{given}` में हर पंक्ति एक ही list है: एक में बदलाव सब में दिखता है। `[{row} for _ in range({count})]` लिखें।',
    },
    fits: sameRows,
  },
  {
    id: 'answers/is-for-equal',
    text: {
      en: '`is` asks whether two names hold one and the same object, not whether they are equal. Write `==`.',
      hi: '`is` यह देखता है कि दोनों नाम एक ही object के हैं या नहीं, यह नहीं कि वे बराबर हैं। `==` लिखें।',
    },
    fits: isAsked,
  },
  {
    id: 'answers/power-sign',
    text: {
      en: '`{given}` is not a power: `^` combines the two numbers bit by bit. Write the power as `{better}`.',
      hi: '`{given}` घात नहीं है: `^` दोनों संख्याओं को bit-bit मिलाता है। घात ऐसे लिखें: `{better}`।',
    },
    fits: powerSign,
  },
];

/** Lines that are certainly wrong, so told before what the output looks like. */
export const exactStatementRules: readonly AnswerRule[] = [
  {
    id: 'answers/input-turned-round',
    text: {
      en: '`input({type}())` shows what `{type}()` gives, which is 0, and then reads a text. Write `{type}(input())`.',
      hi: '`input({type}())` पहले `{type}()` का मान 0 दिखाता है, फिर टेक्स्ट पढ़ता है। `{type}(input())` लिखें।',
    },
    fits: inputTurnedRound,
  },
  {
    id: 'answers/result-lost',
    text: {
      en: '`{given}` gives a new value and leaves `{name}` as it is; on a line of its own that value is lost. Keep it, as in `{name} = {given}`, or use it where it is needed.',
      hi: '`{given}` नया मान देता है और `{name}` को वैसा ही छोड़ता है; अकेली पंक्ति में वह मान खो जाता है। उसे रखें, जैसे `{name} = {given}`, या जहाँ चाहिए वहीं लिखें।',
    },
    fits: resultLost,
  },
  {
    id: 'answers/list-lost',
    text: {
      en: '`{given}` changes the list itself and gives `None`, so `{name} = {given}` loses the list. Write `{given}` alone.',
      hi: '`{given}` list को ही बदलता है और `None` देता है, इसलिए `{name} = {given}` से list खो जाती है। केवल `{given}` लिखें।',
    },
    fits: ({ program }) => listLost(linesOf(program, 'py')),
  },
  {
    id: 'answers/return-missing',
    text: {
      en: '`{name}` works out `{given}` but does not return it, so whoever calls it gets `None`. Write `return {given}`.',
      hi: '`{name}` `{given}` निकालता है पर लौटाता नहीं, इसलिए बुलाने वाले को `None` मिलता है। `return {given}` लिखें।',
    },
    fits: returnMissing,
  },
  {
    id: 'answers/value-lost',
    text: {
      en: 'The line `{given}` works out a value but does not keep it. To change `{name}`, write `{name} {sign}= …`.',
      hi: 'पंक्ति `{given}` मान निकालती है पर कहीं रखती नहीं। `{name}` को बदलने के लिए `{name} {sign}= …` लिखें।',
    },
    fits: valueLost,
  },
  {
    id: 'answers/forwards',
    text: {
      en: '`{given}` goes through it forwards and changes nothing. Backwards is `[::-1]`.',
      hi: '`{given}` आगे की ओर चलता है और कुछ नहीं बदलता। उलटे क्रम के लिए `[::-1]` है।',
    },
    fits: forwards,
  },
  {
    id: 'answers/character-or-text',
    text: {
      en: '`{name}` is one character of the text, so it is never equal to `{text}`. To test whether it is one of these, write `{name} in {text}`.',
      hi: '`{name}` टेक्स्ट का एक चिह्न है, इसलिए वह कभी `{text}` के बराबर नहीं होता। वह इनमें से एक है या नहीं, यह जाँचने के लिए `{name} in {text}` लिखें।',
    },
    fits: characterOrText,
  },
  {
    id: 'answers/compared-with-reversed',
    text: {
      en: '`reversed({name})` is neither a text nor a list, so nothing is equal to it. Compare with `{name}[::-1]`.',
      hi: '`reversed({name})` न टेक्स्ट है न list, इसलिए कुछ भी उसके बराबर नहीं होता। `{name}[::-1]` से मिलाएँ।',
    },
    fits: comparedWithReversed,
  },
  {
    id: 'answers/whole-literals',
    text: {
      en: '`{given}` divides two whole numbers, so it is {value}. Write `{better}`.',
      hi: '`{given}` दो पूर्ण संख्याओं का भाग है, इसलिए उसका मान {value} है। `{better}` लिखें।',
    },
    fits: wholeLiterals,
  },
];

/** Told before "nothing was printed". */
export const notCalledRule: AnswerRule = {
  id: 'answers/not-called',
  text: {
    en: 'The line `{given}` only names a function and does not call it. Write `{given}()`.',
    hi: 'पंक्ति `{given}` function का केवल नाम लेती है, उसे बुलाती नहीं। `{given}()` लिखें।',
  },
  fits: notCalled,
};
