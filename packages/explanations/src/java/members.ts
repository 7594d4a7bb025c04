import type { ExplanationRule } from '../explanation.ts';

/** Members that an object does not have, and types that do not fit, where more is known than javac says. */
export const javaMembers: readonly ExplanationRule[] = [
  {
    id: 'java/print-without-system',
    pattern: /cannot find symbol[\s\S]*symbol:\s+(?:method|variable) (?<symbol>println|out)\b/,
    text: {
      en: '`{symbol}` alone is not known. Write `System.out.println(…)`.',
      hi: 'अकेला `{symbol}` जाना हुआ नहीं है। `System.out.println(…)` लिखें।',
    },
  },
  {
    id: 'java/parts-of-entry',
    pattern: /symbol:\s+variable (?<symbol>key|value|first|second)\b[\s\S]*of type (?:Map\.)?Entry</,
    text: {
      en: 'An entry of a map has no `.{symbol}`. Write `getKey()` or `getValue()`.',
      hi: 'map की प्रविष्टि में `.{symbol}` नहीं होता। `getKey()` या `getValue()` लिखें।',
    },
  },
  {
    id: 'java/type-of-object-missing',
    pattern: /symbol:\s+variable (?<symbol>\w+)[\s\S]*source: \s*\k<symbol>\s*=\s*new\s+(?<type>[A-Z]\w*)/,
    text: {
      en: 'The name `{symbol}` is not known here. Write its type before it: `{type} {symbol} = new {type}(…)`.',
      hi: 'नाम `{symbol}` यहाँ जाना हुआ नहीं है। उससे पहले टाइप लिखें: `{type} {symbol} = new {type}(…)`।',
    },
  },
  {
    id: 'java/loop-over-map',
    pattern: /for-each not applicable[\s\S]*found:\s+\w*Map\b[\s\S]*source: [^\n]*:\s*(?<symbol>\w+)\s*\)/,
    text: {
      en: 'A loop goes through the keys of a map, or its entries, not through the map itself: write `{symbol}.keySet()` or `{symbol}.entrySet()`.',
      hi: 'लूप map की key या प्रविष्टियों पर चलता है, ख़ुद map पर नहीं: `{symbol}.keySet()` या `{symbol}.entrySet()` लिखें।',
    },
  },
  {
    id: 'java/brackets-of-map',
    pattern: /String cannot be converted to int[\s\S]*source: [^\n]*?(?<symbol>\w+)\[(?<key>[a-zA-Z]\w*)\]/,
    text: {
      en: '`[ ]` takes a whole number, and `{key}` is not one. If `{symbol}` is a map, write `{symbol}.get({key})` or `{symbol}.put({key}, …)`.',
      hi: '`[ ]` के बीच पूर्ण संख्या होती है, और `{key}` नहीं है। `{symbol}` map हो तो `{symbol}.get({key})` या `{symbol}.put({key}, …)` लिखें।',
    },
    values: () => ({}),
  },
  {
    id: 'java/returned-number-for-boolean',
    pattern:
      /incompatible types: int cannot be converted to (?<wanted>boolean)[\s\S]*source: (?:[^\n]*[\s{;)])?return\b/,
    text: {
      en: 'This method must return a `{wanted}`: return `true` or `false`.',
      hi: 'यह method `{wanted}` का वादा करता है: `true` या `false` लौटाएँ।',
    },
  },
  {
    id: 'java/condition-is-number',
    pattern: /bad operand types for binary operator '(?<symbol>\|\||&&)'/,
    text: {
      en: "Each side of `{symbol}` needs a whole comparison with `==`, as in `c == 'a' {symbol} c == 'e'`.",
      hi: "`{symbol}` की हर ओर पूरी तुलना होती है, `==` के साथ, जैसे `c == 'a' {symbol} c == 'e'`।",
    },
  },
  {
    id: 'java/character-in-double-quotes',
    pattern:
      /incomparable types: [\s\S]*\bchar\b[\s\S]*String[\s\S]*source: [^\n]*[=!]=\s*"(?<symbol>[^"\n])"/,
    text: {
      en: "A `char` is compared with a text. Write one character in single quotes: `'{symbol}'`.",
      hi: "`char` की तुलना टेक्स्ट से की गई है। अकेले अक्षर को इकहरे उद्धरण-चिह्नों में लिखें: `'{symbol}'`।",
    },
  },
  {
    id: 'java/contains-of-character',
    pattern: /incompatible types: char cannot be converted to CharSequence/,
    text: {
      en: '`contains` looks for a text, and this is a `char`. Write `s.indexOf(c) >= 0`.',
      hi: '`contains` टेक्स्ट ढूँढता है, और यह `char` है। `s.indexOf(c) >= 0` लिखें।',
    },
  },
  {
    id: 'java/text-from-character',
    pattern: /incompatible types: char cannot be converted to String/,
    text: {
      en: 'A `char` does not become a `String` by itself. Declare the variable as `char`, write `String.valueOf(c)`, or add to a text with `+=`.',
      hi: '`char` अपने-आप `String` नहीं बनता। वेरिएबल को `char` घोषित करें, `String.valueOf(c)` लिखें, या टेक्स्ट में `+=` से जोड़ें।',
    },
  },
  {
    id: 'java/new-after-throw',
    pattern: /cannot find symbol[\s\S]*source: [^\n]*\bthrow\s+(?<symbol>[A-Z]\w*)\s*\(/,
    text: {
      en: 'An exception is made with `new`: write `throw new {symbol}(…)`.',
      hi: 'exception `new` से बनता है: `throw new {symbol}(…)` लिखें।',
    },
  },
  {
    id: 'java/class-must-be-abstract',
    pattern:
      /(?<symbol>\w+) is not abstract and does not override abstract method (?<method>\w+)\([^)]*\) in \k<symbol>\b/,
    text: {
      en: '`{symbol}` has an `abstract` method, `{method}`, so the class must be `abstract` too: `abstract class {symbol}`.',
      hi: '`{symbol}` में `abstract` method `{method}` है, इसलिए class को भी `abstract` होना चाहिए: `abstract class {symbol}`।',
    },
  },
  {
    id: 'java/largest-of-array',
    pattern: /no suitable method found for (?<symbol>max|min)\(int\[\]\)/,
    text: {
      en: '`Math.{symbol}` compares two numbers and does not look into an array. Go through the array in a loop.',
      hi: '`Math.{symbol}` दो संख्याओं की तुलना करता है, array के भीतर नहीं देखता। array पर लूप से चलें।',
    },
  },
];

/** The same where no more exact row fits. */
export const javaMembersInGeneral: readonly ExplanationRule[] = [
  {
    id: 'java/no-such-member',
    pattern:
      /cannot find symbol[\s\S]*symbol:\s+variable (?<symbol>\w+)[\s\S]*source: [^\n]*\b(?<object>\w+|\))\.\k<symbol>\b(?!\s*\()/,
    text: {
      en: 'What comes before `.{symbol}` has no variable of this name. If it is a method, call it with round brackets, `{symbol}(…)`; otherwise check its spelling.',
      hi: '`.{symbol}` से पहले जो है उसमें इस नाम का वेरिएबल नहीं है। यह method हो तो गोल कोष्ठक से बुलाएँ, `{symbol}(…)`; नहीं तो वर्तनी जाँचें।',
    },
  },
  {
    id: 'java/object-of-class',
    pattern:
      /non-static method (?<symbol>\w+)\([^)]*\) cannot be referenced[\s\S]*source: [^\n]*\b(?<type>[A-Z]\w*)\.\k<symbol>\(/,
    text: {
      en: '`{symbol}` belongs to an object, and `{type}` is only its class. Call it on an object: `x.{symbol}(…)`.',
      hi: '`{symbol}` object का है, और `{type}` केवल उसकी class है। उसे object पर बुलाएँ: `x.{symbol}(…)`।',
    },
  },
  {
    id: 'java/types-apart',
    pattern: /incompatible types: (?<given>[\w.<>[\],? ]+) cannot be converted to (?<wanted>[\w.<>[\],? ]+)/,
    text: {
      en: '`{given}` cannot become `{wanted}`. Check the types on both sides, and change one of them.',
      hi: '`{given}` `{wanted}` नहीं बन सकता। दोनों ओर के टाइप देखें, और किसी एक को बदलकर घोषित करें।',
    },
    values: ({ given = '', wanted = '' }) =>
      /String|^boolean$/.test(wanted) ||
      given === 'String' ||
      /\[\]/.test(given + wanted) !== (given.includes('[]') && wanted.includes('[]'))
        ? undefined
        : {},
  },
];
