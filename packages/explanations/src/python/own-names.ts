import type { ExplanationRule } from '../explanation.ts';
import { meant } from '../code/own-names.ts';

/** Whether the program has a function of this name whose first parameter is not the object. */
function lacksSelf(code: string, name: string): boolean {
  const [, before = '', first = ''] =
    new RegExp(String.raw`(^[^\n]*\n)?[ \t]+def +${name} *\( *(\w*)`, 'm').exec(code) ?? [];
  return first !== '' && first !== 'self' && first !== 'cls' && !/@(?:static|class)method/.test(before);
}

const isSet = (code: string, name: string, indent: string): boolean =>
  new RegExp(String.raw`^${indent}${name} *(?:[-+*/]?=(?!=)|,[^\n=]*=)`, 'm').test(code);

/** Names that the program itself has, used in the wrong place or as something else. */
export const pythonOwnNames: readonly ExplanationRule[] = [
  {
    id: 'python/class-for-object',
    pattern:
      /^TypeError: (?<owner>\w+)\.(?<symbol>\w+)\(\) missing \d+ required positional arguments?: (?!'self')[\s\S]*source: [^\n]*\b\k<owner>\.\k<symbol>\(/,
    text: {
      en: '`{symbol}` is called on the class `{owner}` itself. Make an object first, as in `x = {owner}(…)`, and call `x.{symbol}(…)`.',
      hi: '`{symbol}` को class `{owner}` पर ही बुलाया गया है। पहले object बनाएँ, जैसे `x = {owner}(…)`, फिर `x.{symbol}(…)` बुलाएँ।',
    },
    values: ({ symbol = '' }) => (symbol === '__init__' ? undefined : {}),
  },
  {
    id: 'python/self-left-out',
    pattern:
      /^TypeError: (?:\w+\.)?(?<symbol>\w+)\(\) takes (?<wanted>\d+) positional arguments? but (?<given>\d+) (?:was|were) given/,
    text: {
      en: '`self` is missing as the first parameter of `{symbol}`. Write `def {symbol}(self, …):`.',
      hi: '`{symbol}` का पहला parameter `self` छूटा है। `def {symbol}(self, …):` लिखें।',
    },
    values: ({ symbol = '', wanted, given }, code) =>
      Number(given) === Number(wanted) + 1 && lacksSelf(code, symbol) ? {} : undefined,
  },
  {
    id: 'python/key-in-quotes',
    pattern: /^KeyError: '(?<symbol>[A-Za-z_]\w*)'[\s\S]*source: [^\n]*\[["']\k<symbol>["']\]/,
    text: {
      en: "`'{symbol}'` in quotation marks is the word itself, and the dictionary has no such key. For the value of the variable write `[{symbol}]`.",
      hi: "उद्धरण-चिह्नों में `'{symbol}'` ख़ुद वह शब्द है, और dictionary में ऐसी key नहीं है। वेरिएबल के मान के लिए `[{symbol}]` लिखें।",
    },
    values: ({ symbol = '' }, code) => (isSet(code, symbol, String.raw`\s*`) ? {} : undefined),
  },
  {
    id: 'python/line-split-for-key',
    pattern: /^TypeError: unhashable type: 'list'[\s\S]*source: [^\n]*\[(?<symbol>\w+)\]/,
    text: {
      en: '`{symbol}` is a list, because `split()` makes a list of a line, and a list cannot be a key. For one word leave out `split()`.',
      hi: '`{symbol}` एक list है, क्योंकि `split()` पंक्ति की list बनाता है, और list key नहीं हो सकती। एक शब्द के लिए `split()` हटा दें।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`^\s*${symbol} *= *[^\n[]*\.split\([^()\n]*\) *$`, 'm').test(code)
        ? {}
        : undefined,
  },
  {
    id: 'python/field-without-self',
    pattern:
      /^(?:NameError: name|UnboundLocalError: cannot access local variable) '(?<symbol>\w+)'[\s\S]*\nmethod: (?:\w+\.)*(?<method>\w+)\n/,
    text: {
      en: 'The `{symbol}` of the object is written `self.{symbol}`; `{symbol}` alone has no value here.',
      hi: 'object का `{symbol}` `self.{symbol}` लिखा जाता है; अकेले `{symbol}` का यहाँ कोई मान नहीं है।',
    },
    values: ({ symbol = '', method = '' }, code) => {
      const isOfObject = new RegExp(String.raw`\bself\.${symbol} *=[^=]`).test(code);
      return isOfObject && new RegExp(String.raw`\bdef +${method} *\( *self\b`).test(code) ? {} : undefined;
    },
  },
  {
    id: 'python/method-of-object',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: [^\n]*(?<![.\w])\k<symbol>\(/,
    text: {
      en: '`{symbol}` is a method of a class, so it is called on an object: `x.{symbol}(…)`.',
      hi: '`{symbol}` किसी class का method है, इसलिए उसे object पर बुलाया जाता है: `x.{symbol}(…)`।',
    },
    values: ({ symbol = '' }, code) =>
      new RegExp(String.raw`^[ \t]+def +${symbol} *\( *self\b`, 'm').test(code) ? {} : undefined,
  },
  {
    id: 'python/own-name-similar',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined(?:\. Did you mean: '\w'\?)?\n/,
    text: {
      en: 'The name `{symbol}` has no value. If you meant `{better}`, write it exactly like that: capital and small letters count as different.',
      hi: '`{symbol}` का कोई मान नहीं है। अगर आपका मतलब `{better}` था तो ठीक वैसे ही लिखें: बड़े और छोटे अक्षर अलग माने जाते हैं।',
    },
    values: ({ symbol = '' }, code) => {
      const names = [...code.matchAll(/^\s*(\w+) *=[^=]/gm)].flatMap(([, name]) => name ?? []);
      const better = meant(symbol, names);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'python/list-not-made',
    pattern:
      /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: [^\n]*(?<![.\w])\k<symbol>\.append\(/,
    text: {
      en: 'The list `{symbol}` does not exist yet. Make it before this line, above the loop if there is one: `{symbol} = []`.',
      hi: 'list `{symbol}` अभी बनी नहीं है। उसे इस पंक्ति से पहले, लूप हो तो उससे ऊपर, बनाएँ: `{symbol} = []`।',
    },
    values: ({ symbol = '' }, code) => (isSet(code, symbol, String.raw`\s*`) ? undefined : {}),
  },
  {
    id: 'python/counter-not-set',
    pattern:
      /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*source: \s*while\b[^\n]*(?<![.\w"'])\k<symbol>\b(?!["'(])/,
    text: {
      en: 'A `while` loop does not give `{symbol}` a value. Give it its first one above the loop, as in `{symbol} = 1`.',
      hi: '`while` लूप `{symbol}` को मान नहीं देता। उसे पहला मान लूप से ऊपर दें, जैसे `{symbol} = 1`।',
    },
  },
  {
    id: 'python/word-without-quotes',
    pattern:
      /^NameError: name '(?<symbol>[A-Za-z]\w*)' is not defined(?![^\n]*Did you mean)[\s\S]*source: [^\n]*(?:\bprint\(\s*\k<symbol>\s*\)|(?:[=!]=|\bin)\s+\k<symbol>\s*:)/,
    text: {
      en: '`{symbol}` has no value here. If the word itself is meant, put it in quotation marks: `"{symbol}"`.',
      hi: '`{symbol}` का यहाँ कोई मान नहीं है। अगर यही शब्द चाहिए तो उसे उद्धरण-चिह्नों में लिखें: `"{symbol}"`।',
    },
    // A program that prints such words has most often forgotten the marks of this one.
    values: ({ symbol = '' }, code) =>
      isSet(code, symbol, String.raw`\s*`) || !/\bprint\(\s*["']|["']\w+["']\s*:/.test(code) ? undefined : {},
  },
  {
    id: 'python/dict-for-list',
    pattern: /^AttributeError: 'list' object has no attribute '(?<symbol>get|keys|values|items)'/,
    text: {
      en: '`{symbol}` belongs to a dictionary, and this is a list. An empty dictionary is written `{ }`.',
      hi: '`{symbol}` dictionary का है, और यह list है। ख़ाली dictionary `{ }` लिखी जाती है।',
    },
  },
  {
    id: 'python/known-in-function',
    pattern: /^NameError: name '(?<symbol>\w+)' is not defined[\s\S]*\nmethod: <module>\n/,
    text: {
      en: '`{symbol}` gets its value only inside a function, and is known only there. Let the function `return` it, and keep what it returns, as in `{symbol} = f(…)`.',
      hi: '`{symbol}` को मान केवल function के भीतर मिलता है, और वह वहीं जाना जाता है। function से उसे `return` करें, और लौटाया मान रखें, जैसे `{symbol} = f(…)`।',
    },
    values: ({ symbol = '' }, code) =>
      /^def /m.test(code) &&
      isSet(code, symbol, String.raw`[ \t]+`) &&
      !isSet(code, symbol, '') &&
      isInFunction(code, symbol)
        ? {}
        : undefined,
  },
  {
    id: 'python/known-below',
    pattern:
      /^NameError: name '(?<symbol>\w+)' is not defined(?![^\n]*Did you mean)[\s\S]*\nmethod: <module>\n[\s\S]*source: (?<line>[^\n]+)/,
    text: {
      en: '`{symbol}` is defined only further down. Python runs from top to bottom: move its line or its `def` above this one.',
      hi: '`{symbol}` नीचे जाकर बनता है। Python ऊपर से नीचे चलती है: उसकी पंक्ति या उसका `def` इससे ऊपर ले जाएँ।',
    },
    values: ({ symbol = '', line = '' }, code) => {
      const below = code.slice(code.indexOf(line) + line.length);
      return new RegExp(String.raw`^(?:(?:def|class) +${symbol}\b|${symbol} *=[^=])`, 'm').test(below)
        ? {}
        : undefined;
    },
  },
  {
    id: 'python/printing-word',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>echo|puts|say|show|display|output|write|cout|printf|println)\s+[\w"']/,
    text: {
      en: 'Python has no `{symbol}`. To show a value write `print(…)`.',
      hi: 'Python में `{symbol}` नहीं है। मान दिखाने के लिए `print(…)` लिखें।',
    },
  },
  {
    id: 'python/word-after-dot',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*?\b(?<symbol>\w+)\.(?<word>in|not|and|or|is)\b\s*\(/,
    text: {
      en: '`{word}` is not a method: it goes between two values, as in `{symbol} {word} …`.',
      hi: '`{word}` कोई method नहीं है: वह दो मानों के बीच आता है, जैसे `{symbol} {word} …`।',
    },
  },
];

/** Whether the indented lines that set a name are those of a function, not of a loop or a condition at the top. */
function isInFunction(code: string, name: string): boolean {
  let inFunction = false;
  for (const line of code.split('\n')) {
    if (/^\S/.test(line)) inFunction = /^(?:async )?def /.test(line);
    else if (isSet(line, name, String.raw`\s+`)) return inFunction;
  }
  return false;
}
