import { COPIED_CHARACTER, CHARACTER_FROM_ELSEWHERE } from '../shared/copied-characters.ts';
import { CONDITION_IN_PIECES } from '../shared/condition.ts';
import type { ExplanationRule } from '../explanation.ts';

/** What V8 refuses before the program runs. */
export const javascriptSyntax: readonly ExplanationRule[] = [
  {
    ...CHARACTER_FROM_ELSEWHERE,
    pattern: new RegExp(
      String.raw`^SyntaxError: Invalid or unexpected token[\s\S]*source: [^"'\n]*(?<symbol>${COPIED_CHARACTER})`,
    ),
  },
  {
    ...CONDITION_IN_PIECES,
    pattern:
      /^SyntaxError: Unexpected token '(?:&&|\|\|)'[\s\S]*source: (?<source>.*\b(?<symbol>if|while)\b.*)/,
  },
  {
    id: 'javascript/type-before-name',
    pattern:
      /^SyntaxError: (?:Unexpected identifier|Missing initializer)[\s\S]*source: \s*(?<symbol>int|float|double|long|char|string|String|bool|boolean|auto)\s+\w+/,
    text: {
      en: 'JavaScript writes no type before a name: declare it with `let` instead of `{symbol}`.',
      hi: 'JavaScript में नाम से पहले टाइप नहीं लिखते: `{symbol}` की जगह `let` से घोषित करें।',
    },
  },
  {
    id: 'javascript/function-of-another-language',
    pattern:
      /^SyntaxError: Unexpected (?:identifier|token)[\s\S]*source: \s*(?<symbol>def|func|fn|void)\s+\w+\s*\(/,
    text: {
      en: 'JavaScript begins a function with `function`, not with `{symbol}`.',
      hi: 'JavaScript में फ़ंक्शन `function` से शुरू होता है, `{symbol}` से नहीं।',
    },
  },
  {
    id: 'javascript/colon-after-condition',
    pattern: /^SyntaxError: Unexpected token ':'[\s\S]*source: \s*(?:\}\s*)?(?<symbol>if|else|for|while)\b/,
    text: {
      en: 'JavaScript has no `:` after `{symbol}`. Put what belongs to it between `{` and `}`.',
      hi: 'JavaScript में `{symbol}` के बाद `:` नहीं होता। जो उसका हिस्सा है उसे `{` और `}` के बीच रखें।',
    },
  },
  {
    id: 'javascript/brackets-of-condition',
    pattern:
      /^SyntaxError: Unexpected (?:identifier|token|number)[\s\S]*source: \s*(?:\}\s*else\s+)?(?<symbol>if|while|for)\s+[^(\s]/,
    text: {
      en: 'Round brackets are missing around the condition: `{symbol} (…)`.',
      hi: 'शर्त के चारों ओर गोल कोष्ठक छूटे हैं: `{symbol} (…)`।',
    },
  },
  {
    id: 'javascript/else-alone',
    pattern: /^SyntaxError: Unexpected token 'else'/,
    text: {
      en: 'This `else` belongs to no `if`: check that `{` and `}` stand around what the `if` does, with no `;` after its condition.',
      hi: 'यह `else` किसी `if` का नहीं है: देखें कि `if` का काम `{` और `}` के बीच है, और शर्त के बाद `;` नहीं है।',
    },
  },
  {
    id: 'javascript/argument-bracket',
    pattern: /^SyntaxError: missing \) after argument list/,
    text: {
      en: 'A `)` is missing at the end of this call, or a comma between two of its values.',
      hi: 'इस call के अंत में `)` छूटा है, या उसके दो मानों के बीच अल्पविराम।',
    },
  },
  {
    id: 'javascript/program-ends-early',
    pattern: /^SyntaxError: Unexpected end of input/,
    text: {
      en: 'The program ends before everything is closed: a `}` or a `)` is missing, or the second backtick of a text. Count the brackets from the top.',
      hi: 'सब कुछ बंद होने से पहले प्रोग्राम ख़त्म हो गया: कोई `}` या `)` छूटा है, या किसी टेक्स्ट का दूसरा backtick। ऊपर से कोष्ठक गिनें।',
    },
    marks: 'nowhere',
  },
  {
    id: 'javascript/closing-too-many',
    pattern: /^SyntaxError: Unexpected token '(?<symbol>[)}\]])'[\s\S]*source: \s*[)}\]]+;?\s*(?:\/\/.*)?$/,
    text: {
      en: 'This `{symbol}` closes nothing: there is one too many, or the one that opens is missing above.',
      hi: 'यह `{symbol}` कुछ भी बंद नहीं करता: एक ज़्यादा है, या ऊपर खोलने वाला छूटा है।',
    },
  },
  {
    id: 'javascript/value-missing',
    pattern: /^SyntaxError: Unexpected token '(?<symbol>[;,)\]}])'/,
    text: {
      en: 'A value is missing before this `{symbol}`, or there is one bracket too many.',
      hi: 'इस `{symbol}` से पहले कोई मान छूटा है, या एक कोष्ठक ज़्यादा है।',
    },
  },
  {
    id: 'javascript/text-not-closed',
    pattern: /^SyntaxError: Invalid or unexpected token[\s\S]*source: [^\n]*(?<symbol>["'])[^"'\n]*$/,
    text: {
      en: 'The text that begins with `{symbol}` is not closed on this line. Put a `{symbol}` at its end.',
      hi: '`{symbol}` से शुरू हुआ टेक्स्ट इस पंक्ति में बंद नहीं है। उसके अंत में `{symbol}` लगाएँ।',
    },
  },
  {
    id: 'javascript/sign-unknown',
    pattern: /^SyntaxError: Invalid or unexpected token/,
    text: {
      en: 'There is a sign on this line that JavaScript does not know. Delete it and type it again here in the editor.',
      hi: 'इस पंक्ति में ऐसा चिह्न है जिसे JavaScript नहीं जानती। उसे मिटाकर यहीं एडिटर में फिर से टाइप करें।',
    },
  },
  {
    id: 'javascript/declared-twice',
    pattern: /^SyntaxError: Identifier '(?<symbol>[\w$]+)' has already been declared/,
    text: {
      en: '`{symbol}` is declared twice. Give one of the two another name, or leave out `let` or `const` here to give it a new value.',
      hi: '`{symbol}` दो बार घोषित है। एक को दूसरा नाम दें, या नया मान देने के लिए यहाँ `let` या `const` हटा दें।',
    },
  },
  {
    id: 'javascript/constant-without-value',
    pattern: /^SyntaxError: Missing initializer in const declaration/,
    text: {
      en: 'A `const` needs its value at once: `const name = value;`. Use `let` if it gets one later.',
      hi: '`const` को मान तुरंत चाहिए: `const name = value;`। मान बाद में देना हो तो `let` लें।',
    },
  },
  {
    id: 'javascript/cannot-assign',
    pattern: /^SyntaxError: Invalid left-hand side in assignment/,
    text: {
      en: 'There is no variable on the left of `=`. Write the variable first, or `===` to compare.',
      hi: '`=` के बाईं ओर वेरिएबल नहीं है। पहले वेरिएबल लिखें, या तुलना के लिए `===`।',
    },
  },
  {
    id: 'javascript/return-outside',
    pattern: /^SyntaxError: Illegal return statement/,
    text: {
      en: 'A `return` works only inside a function. Check where the `}` of your function is.',
      hi: '`return` केवल फ़ंक्शन के भीतर आता है। देखें कि आपके फ़ंक्शन का `}` कहाँ है।',
    },
  },
  {
    id: 'javascript/break-outside',
    pattern: /^SyntaxError: Illegal (?<symbol>break|continue) statement/,
    text: {
      en: 'A `{symbol}` works only inside a loop. Check where the `}` of your loop is.',
      hi: '`{symbol}` केवल लूप के भीतर आता है। देखें कि आपके लूप का `}` कहाँ है।',
    },
  },
  {
    id: 'javascript/await-outside',
    pattern: /^SyntaxError: await is only valid/,
    text: {
      en: 'An `await` works only inside a function that begins with `async`: `async function name() { … }`.',
      hi: '`await` केवल ऐसे फ़ंक्शन के भीतर आता है जो `async` से शुरू हो: `async function name() { … }`।',
    },
  },
  {
    id: 'javascript/function-without-name',
    pattern: /^SyntaxError: Function statements require a function name/,
    text: {
      en: 'The function has no name. Write `function name(…) { … }`.',
      hi: 'फ़ंक्शन का नाम नहीं है। `function name(…) { … }` लिखें।',
    },
  },
  {
    id: 'javascript/operator-missing',
    pattern: /^SyntaxError: Unexpected (?<kind>string|number|template string)/,
    text: {
      en: 'A sign is missing between this value and what comes before it: a `+`, a comma or another operator.',
      hi: 'इस मान और उससे पहले की चीज़ के बीच कोई चिह्न छूटा है: `+`, अल्पविराम या कोई दूसरा operator।',
    },
  },
  {
    id: 'javascript/word-unexpected',
    pattern:
      /^SyntaxError: Unexpected (?:identifier '(?<symbol>[\w$]+)'|strict mode reserved word|reserved word)/,
    text: {
      en: 'Two words are next to each other here, and JavaScript cannot join them. Check for a missing operator, comma or bracket, and the spelling of the word before.',
      hi: 'यहाँ दो शब्द साथ-साथ हैं, और JavaScript उन्हें जोड़ नहीं पाती। देखें कि कोई operator, अल्पविराम या कोष्ठक तो नहीं छूटा, और पिछले शब्द की वर्तनी जाँचें।',
    },
  },
  {
    id: 'javascript/json-wrong',
    pattern:
      /^SyntaxError: (?:[\s\S]*is not valid JSON|Unexpected end of JSON input|Expected [^\n]* in JSON)/,
    text: {
      en: '`JSON.parse` was given a text that is not JSON. Print the text first, and check that it is not empty and has double quotation marks.',
      hi: '`JSON.parse` को ऐसा टेक्स्ट मिला जो JSON नहीं है। पहले टेक्स्ट छापकर देखें कि वह ख़ाली नहीं है और उसमें दोहरे उद्धरण-चिह्न हैं।',
    },
  },
  {
    id: 'javascript/bigint-of-text',
    pattern: /^SyntaxError: Cannot convert (?<symbol>[^\n]*) to a BigInt/,
    text: {
      en: '`BigInt` was given `{symbol}`, which is not a whole number. Check what you read from the input.',
      hi: '`BigInt` को `{symbol}` मिला, जो पूर्ण संख्या नहीं है। देखें कि इनपुट से आपने क्या पढ़ा।',
    },
  },
  {
    id: 'javascript/token-unexpected',
    pattern: /^SyntaxError: Unexpected token '(?<symbol>[^'\n]+)'/,
    text: {
      en: 'The `{symbol}` does not fit here. Look at what comes just before it: something is missing, or is one too many.',
      hi: '`{symbol}` यहाँ ठीक नहीं बैठता। उससे ठीक पहले देखें: कुछ छूटा है, या कुछ ज़्यादा है।',
    },
  },
];
