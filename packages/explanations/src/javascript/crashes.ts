import type { ExplanationRule } from '../explanation.ts';

/** Errors that end a JavaScript program, in the words of V8. */
export const javascriptCrashes: readonly ExplanationRule[] = [
  {
    id: 'javascript/input-ended',
    pattern:
      /^TypeError: Cannot read properties of undefined \(reading '(?<symbol>split|trim|toString)'\)[\s\S]*source: [^\n]*(?:lines|input|rows)\b/i,
    text: {
      en: 'The input has no such line, so there is `undefined` in place of a text, and `{symbol}` cannot be called. Check how many lines the problem gives.',
      hi: 'इनपुट में ऐसी पंक्ति नहीं है, इसलिए टेक्स्ट की जगह `undefined` है, और `{symbol}` नहीं बुलाया जा सकता। देखें कि सवाल कितनी पंक्तियाँ देता है।',
    },
  },
  {
    id: 'javascript/nothing-read',
    pattern: /^TypeError: Cannot read properties of (?<what>undefined|null) \(reading '(?<symbol>[^'\n]*)'\)/,
    text: {
      en: 'What comes before `.{symbol}` or `[{symbol}]` is `{what}` here: it was never given a value, or an index is beyond the end. Print it before this line.',
      hi: '`.{symbol}` या `[{symbol}]` से पहले जो है वह यहाँ `{what}` है: उसे मान नहीं मिला, या index अंत से आगे है। इस पंक्ति से पहले उसे छापकर देखें।',
    },
  },
  {
    id: 'javascript/nothing-set',
    pattern: /^TypeError: Cannot set properties of (?<what>undefined|null) \(setting '(?<symbol>[^'\n]*)'\)/,
    text: {
      en: '`{symbol}` cannot be set, because what should hold it is `{what}`. Make it first, with `[]` or `{}`; each row of a table must be made on its own.',
      hi: '`{symbol}` नहीं रखा जा सकता, क्योंकि जिसमें रखना है वह `{what}` है। पहले उसे `[]` या `{}` से बनाएँ; table की हर पंक्ति अलग से बनती है।',
    },
  },
  {
    id: 'javascript/length-called',
    pattern: /^TypeError: (?<symbol>[\w$.[\]]+)\.(?<member>length|size) is not a function/,
    text: {
      en: '`{member}` is not a function. Write `{symbol}.{member}` without round brackets.',
      hi: '`{member}` फ़ंक्शन नहीं है। बिना गोल कोष्ठक के `{symbol}.{member}` लिखें।',
    },
  },
  {
    id: 'javascript/not-iterable',
    pattern: /^TypeError: (?:[^\n]*function )?(?<symbol>[^\n]+?) is not iterable/,
    text: {
      en: '`{symbol}` cannot be looped over with `of` or `...`. An array, a text or a `Map` can; for an object take `Object.entries(…)`.',
      hi: '`{symbol}` पर `of` या `...` नहीं चलता। array, टेक्स्ट या `Map` पर चलता है; object के लिए `Object.entries(…)` लें।',
    },
  },
  {
    id: 'javascript/not-a-function',
    pattern: /^TypeError: (?<symbol>[^\n]+?) is not a function/,
    text: {
      en: '`{symbol}` is not a function, so it cannot be called with `(…)`. Check its spelling, and what it holds.',
      hi: '`{symbol}` फ़ंक्शन नहीं है, इसलिए `(…)` से नहीं बुलाया जा सकता। वर्तनी जाँचें, और देखें कि उसमें क्या है।',
    },
  },
  {
    id: 'javascript/constant-changed',
    pattern: /^TypeError: Assignment to constant variable/,
    text: {
      en: 'A `const` keeps its first value. Declare the variable with `let` if it is to change.',
      hi: '`const` अपना पहला मान ही रखता है। मान बदलना हो तो वेरिएबल को `let` से घोषित करें।',
    },
  },
  {
    id: 'javascript/bigint-mixed',
    pattern: /^TypeError: Cannot mix BigInt and other types/,
    text: {
      en: 'A `BigInt` and an ordinary number do not go together. Write `2n` instead of `2`, or convert with `BigInt(…)` or `Number(…)`.',
      hi: '`BigInt` और साधारण संख्या साथ नहीं चलते। `2` की जगह `2n` लिखें, या `BigInt(…)` या `Number(…)` से बदलें।',
    },
  },
  {
    id: 'javascript/new-missing',
    pattern: /^TypeError: Class constructor (?<symbol>\w+) cannot be invoked without 'new'/,
    text: {
      en: '`{symbol}` is a class. Write `new {symbol}(…)`.',
      hi: '`{symbol}` एक class है। `new {symbol}(…)` लिखें।',
    },
  },
  {
    id: 'javascript/not-a-constructor',
    pattern: /^TypeError: (?<symbol>[^\n]+?) is not a constructor/,
    text: {
      en: '`{symbol}` makes no objects: `new` needs a class. Check its name, or leave out `new`.',
      hi: '`{symbol}` से object नहीं बनता: `new` को class चाहिए। नाम जाँचें, या `new` हटा दें।',
    },
  },
  {
    id: 'javascript/super-first',
    pattern: /^ReferenceError: Must call super constructor/,
    text: {
      en: 'The constructor of a class that `extends` another calls `super(…)` first, before it uses `this`.',
      hi: '`extends` वाली class का constructor पहले `super(…)` बुलाता है, फिर `this` काम में लेता है।',
    },
  },
  {
    id: 'javascript/reduce-of-nothing',
    pattern: /^TypeError: Reduce of empty array with no initial value/,
    text: {
      en: 'The array is empty, and `reduce` has no value to begin with. Give it one at the end: `reduce((a, b) => a + b, 0)`.',
      hi: 'array ख़ाली है, और `reduce` के पास शुरू करने को मान नहीं है। अंत में मान दें: `reduce((a, b) => a + b, 0)`।',
    },
  },
  {
    id: 'javascript/object-of-nothing',
    pattern: /^TypeError: Cannot convert undefined or null to object/,
    text: {
      en: 'An object is needed here, and there is `undefined` or `null`. Print what you pass on before this line.',
      hi: 'यहाँ object चाहिए, और वहाँ `undefined` या `null` है। जो आप भेजते हैं उसे इस पंक्ति से पहले छापकर देखें।',
    },
  },
  {
    id: 'javascript/endless-recursion',
    pattern: /^RangeError: Maximum call stack size exceeded(?:\nmethod: (?<method>[\w$.]*))?/,
    text: {
      en: 'The function calls itself without end. Check that it has a case that returns without another call, and that each call comes nearer to it.',
      hi: 'फ़ंक्शन बिना रुके ख़ुद को बुलाता है। देखें कि कोई ऐसी शर्त है जो बिना बुलाए लौटती है, और हर call उसके पास आती है।',
    },
  },
  {
    id: 'javascript/array-length',
    pattern: /^RangeError: Invalid array length/,
    text: {
      en: 'An array cannot have this length: it is negative, not a whole number, or far too large. Print the length before this line.',
      hi: 'array की यह लंबाई नहीं हो सकती: वह ऋणात्मक है, पूर्ण संख्या नहीं, या बहुत बड़ी है। इस पंक्ति से पहले लंबाई छापकर देखें।',
    },
  },
  {
    id: 'javascript/repeat-count',
    pattern: /^RangeError: Invalid count value: (?<symbol>[^\n]+)/,
    text: {
      en: '`repeat` was asked for `{symbol}` times. The number must be 0 or more.',
      hi: '`repeat` को `{symbol}` बार दोहराने को कहा गया। संख्या 0 या उससे बड़ी होनी चाहिए।',
    },
  },
  {
    id: 'javascript/bigint-of-fraction',
    pattern: /^RangeError: The number (?<symbol>[^\n]+?) cannot be converted to a BigInt/,
    text: {
      en: '`BigInt` takes whole numbers only, and was given `{symbol}`.',
      hi: '`BigInt` केवल पूर्ण संख्या लेता है, और उसे `{symbol}` मिला।',
    },
  },
  {
    id: 'javascript/division-by-zero',
    pattern: /^RangeError: Division by zero/,
    text: {
      en: 'Here a `BigInt` is divided by 0 (with `/` or `%`). Check the divisor before you divide.',
      hi: 'यहाँ `BigInt` में 0 का भाग दिया गया (`/` या `%` से)। भाग देने से पहले भाजक जाँचें।',
    },
  },
  {
    id: 'javascript/digits',
    pattern: /^RangeError: (?<symbol>toFixed|toPrecision|toString)\(\)[^\n]*(?:digits|precision|radix)/,
    text: {
      en: '`{symbol}` was given a number that it does not take. Check the value between its brackets.',
      hi: '`{symbol}` को ऐसी संख्या मिली जो वह नहीं लेता। उसके कोष्ठक में दिया मान जाँचें।',
    },
  },
  {
    id: 'javascript/file-missing',
    pattern: /^Error: ENOENT: no such file or directory, open '(?<symbol>[^'\n]*)'/,
    text: {
      en: "There is no file `{symbol}` here. The input of the problem is read with `readFileSync(0, 'utf8')`.",
      hi: "फ़ाइल `{symbol}` यहाँ नहीं है। सवाल का इनपुट `readFileSync(0, 'utf8')` से पढ़ा जाता है।",
    },
  },
  {
    id: 'javascript/thrown',
    pattern: /^(?<symbol>[\w$]*(?:Error|Exception)): (?<words>[^\n]+)/,
    text: {
      en: 'Your program stopped with the error `{symbol}` and the message `{words}`. Catch it with `try` and `catch`, or make sure that it does not happen.',
      hi: 'आपका प्रोग्राम त्रुटि `{symbol}` और शब्दों `{words}` के साथ रुक गया। उसे `try` और `catch` से पकड़ें, या देखें कि ऐसा हो ही नहीं।',
    },
  },
  {
    id: 'javascript/exit-code',
    pattern: /^exit code (?<code>[1-9]\d*)/,
    text: {
      en: 'The program ended itself with code {code}. Only code 0 counts as a good end: leave out `process.exit({code})`, or write `process.exit(0)`.',
      hi: 'प्रोग्राम ने ख़ुद को कोड {code} के साथ समाप्त किया। केवल कोड 0 अच्छा अंत माना जाता है: `process.exit({code})` हटा दें, या `process.exit(0)` लिखें।',
    },
  },
];
