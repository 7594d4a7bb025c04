import type { ExplanationRule } from '../explanation.ts';
import { listLost } from '../code/list-lost.ts';

const METHODS =
  'capitalize|upper|lower|title|strip|split|append|extend|insert|remove|replace|join|isdigit|isalpha|isupper|islower|startswith|endswith|sort|keys|values|items';

/** A word of the language beside which an `x` is a name. */
const WORDS =
  'for|in|if|elif|else|and|or|not|is|lambda|return|while|del|import|from|as|assert|yield|print|global|nonlocal|async|await|match|case|def|class|raise|try|except|with';

/** What Python says in general words, and the line shows exactly. */
export const pythonMixUps: readonly ExplanationRule[] = [
  {
    id: 'python/join-turned-round',
    pattern:
      /^AttributeError: 'list' object has no attribute 'join'[\s\S]*source: [^\n]*?\b(?<symbol>\w+)\.join\(/,
    text: {
      en: '`join` belongs to the text that goes between the values, and takes the list: `" ".join({symbol})`.',
      hi: '`join` उस टेक्स्ट का है जो मानों के बीच आता है, और list लेता है: `" ".join({symbol})`।',
    },
  },
  {
    id: 'python/function-in-list',
    pattern:
      /^TypeError: sequence item \d+: expected str instance, (?:builtin_function_or_method|method|function) found/,
    text: {
      en: 'One of the values is a function that was never called. Put round brackets after its name where you add it, as in `name.upper()`.',
      hi: 'इनमें से एक मान ऐसा function है जो बुलाया ही नहीं गया। जहाँ उसे जोड़ते हैं वहाँ नाम के बाद गोल कोष्ठक लगाएँ, जैसे `name.upper()`।',
    },
  },
  {
    id: 'python/method-as-function',
    pattern: new RegExp(
      String.raw`^NameError: name '(?<symbol>${METHODS})' is not defined[\s\S]*source: [^\n]*(?<![.\w])\k<symbol>\(`,
    ),
    text: {
      en: 'There is no function `{symbol}` here. The one of a text, a list or a `dict` is called after its name and a dot: `x.{symbol}(…)`.',
      hi: 'यहाँ `{symbol}` नाम का function नहीं है। टेक्स्ट, list या `dict` वाला उसके नाम और बिंदु के बाद बुलाया जाता है: `x.{symbol}(…)`।',
    },
  },
  {
    id: 'python/number-plus-text',
    pattern:
      /^TypeError: unsupported operand type\(s\) for (?<operator>\+): '(?:int|float)' and 'str'[\s\S]*\nat: (?!sum\b)[^\n]*\+[\s\S]*source: [^\n]*\bprint\s*\(/,
    text: {
      en: 'A number and a text cannot be joined with `{operator}`. To print both, put a comma between them; to add them, turn the text into a number with `int(…)`.',
      hi: 'संख्या और टेक्स्ट `{operator}` से नहीं जुड़ते। दोनों छापने के लिए बीच में अल्पविराम लगाएँ; जोड़ निकालने के लिए टेक्स्ट को `int(…)` से संख्या बनाएँ।',
    },
  },
  {
    id: 'python/number-in-quotes',
    pattern:
      /^TypeError: '[<>]=?' not supported between instances of '(?:int|float)' and 'str'[\s\S]*source: [^\n]*[<>]=?\s*["'](?<symbol>\d+)["']/,
    text: {
      en: 'A number in quotation marks is a text. Leave them out to compare with the number {symbol}.',
      hi: 'उद्धरण-चिह्नों में संख्या टेक्स्ट होती है। संख्या {symbol} से मिलाने के लिए उन्हें हटा दें।',
    },
  },
  {
    id: 'python/times-as-letter',
    pattern: new RegExp(
      String.raw`^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*[\w)\]](?<!\b(?:${WORDS})) +(?<symbol>[xX]) +(?!(?:${WORDS})\b)[\w(]`,
    ),
    text: {
      en: 'To multiply, write `*`; the letter `{symbol}` is read as a name.',
      hi: 'गुणा के लिए `*` लिखें; अक्षर `{symbol}` को नाम समझा जाता है।',
    },
  },
  {
    id: 'python/value-called',
    pattern:
      /^TypeError: '(?<given>int|float|str|list|dict|set|tuple|bool)' object is not callable[\s\S]*\nat: (?<symbol>[A-Za-z_]\w*\.[A-Za-z_]\w*)\(\)\n/,
    text: {
      en: '`{symbol}` is a value (`{given}`) and not a function. Leave out the round brackets after it.',
      hi: '`{symbol}` एक मान (`{given}`) है, function नहीं। उसके बाद के गोल कोष्ठक हटा दें।',
    },
  },
  {
    id: 'python/none-kept',
    pattern: /^(?:TypeError|AttributeError): [^\n]*NoneType/,
    text: {
      en: '`{given}` changes the list itself and gives `None`, so `{name} = {given}` loses the list. Write `{given}` alone.',
      hi: '`{given}` list को ही बदलता है और `None` देता है, इसलिए `{name} = {given}` से list खो जाती है। केवल `{given}` लिखें।',
    },
    values: (_, code) => listLost(code.split('\n')),
  },
  {
    id: 'python/sum-of-values',
    pattern: /^TypeError: sum\(\) takes at most 2 arguments/,
    text: {
      en: '`sum` adds up one list, as in `sum([1, 2, 3])`. Single values are added with `+`.',
      hi: '`sum` एक list को जोड़ता है, जैसे `sum([1, 2, 3])`। अलग-अलग मान `+` से जुड़ते हैं।',
    },
  },
  {
    id: 'python/one-at-a-time',
    pattern: /^TypeError: list\.append\(\) takes exactly one argument \((?<given>\d+) given\)/,
    text: {
      en: '`append` adds one value, but here it gets {given}. Write it once for each, or `extend([…])` with a list of them.',
      hi: '`append` एक ही मान जोड़ता है, पर यहाँ उसे {given} मिले। हर मान के लिए अलग से लिखें, या उनकी list के साथ `extend([…])`।',
    },
  },
  {
    id: 'python/argument-twice',
    pattern: /^SyntaxError: keyword argument repeated: (?<name>\w+)/,
    text: {
      en: '`{name}=` is given twice in this call. Keep one of the two.',
      hi: 'इस बुलावे में `{name}=` दो बार दिया है। एक ही रखें।',
    },
  },
  {
    id: 'python/shrinks-while-looping',
    pattern: /^(?:IndexError: (?:list|pop) index out of range)/,
    text: {
      en: 'The loop counts as far as `{name}` was long at first, but `{name}` gets shorter in it, so the last places are gone. Go through a copy, or put what is to stay into a new list.',
      hi: 'लूप शुरू की लंबाई तक गिनता है, पर `{name}` उसके भीतर छोटी होती जाती है, इसलिए आख़िरी जगहें रहतीं नहीं। copy पर चलें, या जो रखना है उसे नई list में रखें।',
    },
    values: (_groups, code) => {
      const [, name] = /\bfor +\w+ +in +range\(len\((\w+)\)\)/.exec(code) ?? [];
      const shrinks =
        name !== undefined && new RegExp(String.raw`\b${name}\.(?:remove|pop)\(|\bdel ${name}\[`);
      return name !== undefined && shrinks && shrinks.test(code) ? { name } : undefined;
    },
  },
];
