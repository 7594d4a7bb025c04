import { functionsReturning } from '../code/returns.ts';
import { noSpaces, type AnswerRule, type TakenApart, type Values } from './answer.ts';
import { blockOf, codeOf, indentOf, linesOf } from '../code/program.ts';

/** `n = n / 10` beside `n % 10`: the rest is never a whole number again. */
function fractionsKept({ program, expected, actual }: TakenApart): Values | undefined {
  const code = codeOf(program, 'py');
  const [, name, whole] = /^\s*(\w+)\s*(?:=\s*\1\s*\/\s*|\/=\s*)(\d+)\s*$/m.exec(code) ?? [];
  if (name === undefined || whole === undefined || /[.]/.test(expected.text)) return undefined;
  const isSplit = new RegExp(String.raw`\b${name}\s*%`).test(code) && /\bwhile\b/.test(code);
  return isSplit && /[.]|inf|e[+-]/.test(actual.text)
    ? { name, better: `${name} = ${name} // ${whole}` }
    : undefined;
}

/** A function without any `return` whose result is printed or kept. */
function resultNotReturned({ program, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  if (expected.words.includes('None')) return undefined;
  const isPrinted = actual.words.includes('None');
  for (const [at, line] of lines.entries()) {
    const [, name] = /^\s*def +(\w+) *\(/.exec(line) ?? [];
    if (name === undefined || blockOf(lines, at).some((each) => /\breturn +\S|\byield\b/.test(each)))
      continue;
    const isUsed = new RegExp(
      String.raw`${isPrinted ? String.raw`(?:\bprint\(.*|=\s*)` : String.raw`\b(?:if|elif|while)\s+(?:not\s+)?`}\b${name}\(`,
    );
    if (lines.some((each) => isUsed.test(each))) return { name };
  }
  return undefined;
}

/** A function that returns something in some cases only, and whose `None` was printed. */
function wayWithoutReturn({ program, expected, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  if (expected.words.includes('None') || !actual.words.includes('None')) return undefined;
  const name = functionsReturning('sometimes', lines).find((each) => {
    const isUsed = new RegExp(String.raw`(?:\bprint\(.*|=\s*)\b${each}\(`);
    return lines.some((line) => isUsed.test(line));
  });
  return name === undefined ? undefined : { name };
}

/** `for x in a:` with `a.remove(x)` in it. */
function removedInLoop({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py');
  for (const [at, line] of lines.entries()) {
    const [, each, name] = /^\s*for +(\w+) +in +(\w+) *:/.exec(line) ?? [];
    if (each === undefined || name === undefined) continue;
    const removes = new RegExp(String.raw`\b${name}\.(?:remove|pop)\(|\bdel +${name}\[`);
    const [given] = blockOf(lines, at).flatMap((inner) => removes.exec(inner)?.[0] ?? []);
    if (given !== undefined && !blockOf(lines, at).some((inner) => /\bbreak\b/.test(inner)))
      return { each, name };
  }
  return undefined;
}

/** `list.remove(i)` in a loop that counts on. */
function removedByIndex({ program }: TakenApart): Values | undefined {
  const code = codeOf(program, 'java');
  for (const [, counter = '', name = '', body = ''] of code.matchAll(
    /\bfor\s*\(\s*int\s+(\w+)\s*=\s*0\s*;\s*\1\s*<\s*(\w+)\.size\(\)\s*;\s*\1\+\+\s*\)([^}]*)/g,
  )) {
    const removes = new RegExp(String.raw`\b${name}\.remove\(\s*${counter}\s*\)`);
    if (
      removes.test(body) &&
      !new RegExp(String.raw`\b${counter}\s*--|--\s*${counter}\b|\bbreak\b`).test(body)
    )
      return { name, counter };
  }
  return undefined;
}

/** What the first `print` in a loop within a loop is given, when it ends its line. */
function printedInInnerLoop(lines: readonly string[]): string | undefined {
  const loops: number[] = [];
  for (const line of lines.filter((each) => each.trim() !== '')) {
    while (indentOf(line) <= (loops.at(-1) ?? -1)) loops.pop();
    if (/^\s*(?:for|while)\b.*:$/.test(line)) loops.push(indentOf(line));
    const [, given] = /^\s*print\(((?:"[^"]*"|'[^']*'|[\w[\]]+))\)$/.exec(line) ?? [];
    if (given !== undefined && loops.length > 1) return given;
  }
  return undefined;
}

/** A `print` in an inner loop that ends its line each time. */
function lineEndedEachTime({ program, expected, actual }: TakenApart): Values | undefined {
  const isSame = noSpaces(expected.text) === noSpaces(actual.text);
  if (!isSame || actual.lines.length <= expected.lines.length) return undefined;
  const given = printedInInnerLoop(linesOf(program, 'py'));
  const end = /\S \S/.test(expected.text) ? ' ' : '';
  return given === undefined
    ? undefined
    : { given: `print(${given})`, better: `print(${given}, end="${end}")` };
}

/** What the code of a program in Python or Java does that its writer hardly means. */
export const scriptSigns: readonly AnswerRule[] = [
  {
    id: 'answers/fractions-kept',
    text: {
      en: 'In Python `/` keeps the part after the decimal point, so `{name}` is no whole number any more and the loop goes on long after its last digit. Write `{better}`.',
      hi: 'Python में `/` दशमलव के बाद का भाग रखता है, इसलिए `{name}` पूर्ण संख्या नहीं रहता और लूप आख़िरी अंक के बहुत बाद तक चलता है। `{better}` लिखें।',
    },
    fits: fractionsKept,
  },
  {
    id: 'answers/result-not-returned',
    text: {
      en: '`{name}` has no `return`, so what a call of it gives is `None`. End it with `return` and the result.',
      hi: '`{name}` में `return` नहीं है, इसलिए उसे बुलाने पर `None` मिलता है। उसे `return` और परिणाम से पूरा करें।',
    },
    fits: resultNotReturned,
  },
  {
    id: 'answers/way-without-return',
    text: {
      en: '`{name}` has a `return` for some cases only; in the others it ends without one and gives `None`. Add a `return` for the case that is left.',
      hi: '`{name}` में `return` केवल कुछ मामलों में है; बाक़ी में वह बिना उसके ख़त्म होता है और `None` देता है। बचे हुए मामले के लिए भी `return` लिखें।',
    },
    fits: wayWithoutReturn,
  },
  {
    id: 'answers/removed-in-loop',
    text: {
      en: 'The loop goes through `{name}` while elements are taken out of it, so it skips the one behind each that goes. Go through a copy: `for {each} in {name}[:]:`.',
      hi: 'लूप `{name}` पर चलता है और उसी में से मान हटते जाते हैं, इसलिए हर हटे मान के बाद वाला छूट जाता है। कॉपी पर चलें: `for {each} in {name}[:]:`।',
    },
    fits: removedInLoop,
  },
  {
    id: 'answers/removed-by-index',
    text: {
      en: 'After `{name}.remove({counter})` the next element moves to the place `{counter}`, and `{counter}++` skips it. Count downwards from `{name}.size() - 1`, or use `removeIf`.',
      hi: '`{name}.remove({counter})` के बाद अगला मान जगह `{counter}` पर आ जाता है, और `{counter}++` उसे छोड़ देता है। `{name}.size() - 1` से नीचे की ओर गिनें, या `removeIf` लें।',
    },
    fits: removedByIndex,
  },
  {
    id: 'answers/line-ended-each-time',
    text: {
      en: '`{given}` in the inner loop ends its line each time. To stay on the line write `{better}`; the `print()` after the inner loop ends it.',
      hi: 'भीतर के लूप का `{given}` हर बार पंक्ति पूरी कर देता है। उसी पंक्ति में रहने के लिए `{better}` लिखें; भीतर के लूप के बाद का `print()` पंक्ति पूरी करता है।',
    },
    fits: lineEndedEachTime,
  },
];
