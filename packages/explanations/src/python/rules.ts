import { pythonBetween, pythonSomethingBetween } from './between.ts';
import { pythonMixUps } from './mix-ups.ts';
import { pythonMembers } from './members.ts';
import { pythonLayout } from './layout.ts';
import { pythonNames } from './names.ts';
import { pythonInherited } from './inherited.ts';
import { pythonOwnNames } from './own-names.ts';
import type { ExplanationRule } from '../explanation.ts';
import { pythonHabits } from './habits.ts';
import { pythonKinds, pythonLibrary } from './library.ts';
import { pythonMistakes } from './mistakes.ts';
import { pythonWithoutReturn } from './without-return.ts';
import { pythonSyntax } from './syntax.ts';
import { pythonTypeErrors } from './types.ts';
import { pythonValues } from './values.ts';

/** Mistakes in Python, in the words of CPython 3.11; the more exact rows stand first. */
export const rules: readonly ExplanationRule[] = [
  ...pythonMixUps,
  ...pythonWithoutReturn,
  ...pythonInherited,
  ...pythonOwnNames,
  ...pythonBetween,
  ...pythonMembers,
  ...pythonHabits,
  ...pythonSyntax,
  ...pythonLibrary,
  ...pythonMistakes,
  ...pythonValues,
  ...pythonNames,
  {
    id: 'python/used-before-set',
    pattern: /^UnboundLocalError: (?:cannot access local variable|local variable) '(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` is set inside this function, so Python takes it for a new variable, and here it has no value yet. Set it first, pass it in, or write `global {symbol}` at the top of the function.',
      hi: '`{symbol}` को इस फ़ंक्शन के भीतर मान मिलता है, इसलिए Python उसे नया वेरिएबल मानती है, और यहाँ उसका अभी मान नहीं है। पहले मान दें, उसे फ़ंक्शन में भेजें, या फ़ंक्शन के शुरू में `global {symbol}` लिखें।',
    },
  },
  {
    id: 'python/else-if',
    pattern: /^SyntaxError: [\s\S]*source: \s*(?<symbol>else ?if|elsif)\b/,
    text: {
      en: 'Python writes `elif` instead of `{symbol}`.',
      hi: 'Python `{symbol}` की जगह `elif` लिखती है।',
    },
  },
  {
    id: 'python/type-before-name',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>int|float|double|char|string|String|str|bool|var|let|const|auto)\s+\w+\s*=/,
    text: {
      en: 'Python needs no type and no `{symbol}` before a name: write only the name and `=`.',
      hi: 'Python में नाम से पहले न टाइप चाहिए, न `{symbol}`: बस नाम और `=` लिखें।',
    },
  },
  {
    id: 'python/loop-of-another-language',
    pattern: /^SyntaxError: [\s\S]*source: \s*for\s*\([^\n]*;/,
    text: {
      en: 'Python has no `for` with three parts. Write `for i in range(n):` to count from 0 to n - 1.',
      hi: 'Python में तीन भागों वाला `for` नहीं होता। 0 से n - 1 तक गिनने के लिए `for i in range(n):` लिखें।',
    },
  },
  {
    id: 'python/missing-colon',
    pattern: /^SyntaxError: expected ':'/,
    text: {
      en: 'A `:` is missing at the end of this line, as after every `if`, `else`, `for`, `while` and `def`.',
      hi: 'इस पंक्ति के अंत में `:` छूटा है, जैसा हर `if`, `else`, `for`, `while` और `def` के बाद होता है।',
    },
  },
  ...pythonLayout,
  {
    id: 'python/single-quote-in-text',
    pattern: /^SyntaxError: unterminated string literal[\s\S]*source: [^\n]*'\w+'\w+/,
    text: {
      en: "The text ends at the `'` in the middle of it. Put `\"` around a text that holds a `'`.",
      hi: "टेक्स्ट बीच वाले `'` पर ही ख़त्म हो जाता है। जिस टेक्स्ट में `'` हो, उसके चारों ओर `\"` लगाएँ।",
    },
  },
  {
    id: 'python/unclosed-string',
    pattern: /^SyntaxError: (?:unterminated (?:string|f-string) literal|EOL while scanning)/,
    text: {
      en: 'A text is not closed on this line. Put the same quotation mark at its end as at its beginning; a text over several lines needs three of them.',
      hi: 'इस पंक्ति पर टेक्स्ट बंद नहीं हुआ। अंत में वही उद्धरण-चिह्न लगाएँ जो शुरू में है; कई पंक्तियों के टेक्स्ट को तीन चाहिए।',
    },
  },
  {
    id: 'python/unclosed-long-string',
    pattern: /^SyntaxError: unterminated triple-quoted string literal/,
    text: {
      en: 'A text that begins with three quotation marks is never closed. Put three of the same at its end.',
      hi: 'तीन उद्धरण-चिह्नों से शुरू हुआ टेक्स्ट कभी बंद नहीं होता। अंत में वही तीन लगाएँ।',
    },
  },
  {
    id: 'python/curly-quotes',
    pattern: /^SyntaxError: invalid character '[“”‘’]'/,
    text: {
      en: 'This line has curly quotation marks, which come from a document or a chat. Type them again as `"` or `\'` here in the editor.',
      hi: 'इस पंक्ति में घुमावदार उद्धरण-चिह्न हैं, जो किसी दस्तावेज़ या चैट से आते हैं। उन्हें यहीं एडिटर में `"` या `\'` से फिर लिखें।',
    },
  },
  {
    id: 'python/stray-character',
    pattern: /^SyntaxError: invalid (?:non-printable )?character '?(?<symbol>[^\s']+)'?/,
    text: {
      en: 'The character `{symbol}` has no meaning here; it often comes with copied text. Delete it, or put it inside a text.',
      hi: 'अक्षर `{symbol}` का यहाँ कोई मतलब नहीं; वह अक्सर कॉपी किए टेक्स्ट के साथ आता है। उसे हटाएँ, या टेक्स्ट के भीतर रखें।',
    },
  },
  {
    id: 'python/print-needs-parentheses',
    pattern: /^SyntaxError: Missing parentheses in call to '(?<symbol>\w+)'/,
    text: {
      en: '`{symbol}` needs round brackets around what it gets: `{symbol}(…)`.',
      hi: '`{symbol}` को जो मिले उसके चारों ओर गोल कोष्ठक चाहिए: `{symbol}(…)`।',
    },
  },
  {
    id: 'python/name-with-minus',
    pattern: /^SyntaxError: cannot assign to expression[\s\S]*source: \s*(?<symbol>[A-Za-z_]\w*-\w+)\s*=/,
    text: {
      en: '`{symbol}` is read as a subtraction. A name has only letters, digits and `_`: write `_` instead of `-`.',
      hi: '`{symbol}` को घटाना समझा जाता है। नाम में केवल अक्षर, अंक और `_` होते हैं: `-` की जगह `_` लिखें।',
    },
  },
  {
    id: 'python/name-with-space-inside',
    pattern: /^SyntaxError: expected '\('[\s\S]*source: \s*def\s+(?<symbol>\w+ +\w+)/,
    text: {
      en: 'A name is one word: write `_` in place of the space in `{symbol}`.',
      hi: 'नाम एक ही शब्द होता है: `{symbol}` में ख़ाली जगह की जगह `_` लिखें।',
    },
  },
  {
    id: 'python/equals-in-condition',
    pattern: /^SyntaxError: invalid syntax\. Maybe you meant '==' or ':='/,
    text: {
      en: 'To compare two values write `==`. A single `=` gives a value to a variable.',
      hi: 'दो मान मिलाने के लिए `==` लिखें। अकेला `=` वेरिएबल को मान देता है।',
    },
  },
  {
    id: 'python/two-points',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n"'#]*?\b(?<symbol>\d+\.\d+\.\d[\d.]*)/,
    text: {
      en: '`{symbol}` is no number: it has more than one point. Put quotation marks around it if it is a text.',
      hi: '`{symbol}` संख्या नहीं है: उसमें एक से ज़्यादा बिंदु हैं। अगर यह टेक्स्ट है तो उसे उद्धरण चिह्नों में लिखें।',
    },
  },
  {
    id: 'python/comma-forgotten',
    pattern: /^SyntaxError: invalid syntax\. Perhaps you forgot a comma/,
    text: {
      en: 'Two values are next to each other here. Put a `,` (or an operator) between them.',
      hi: 'यहाँ दो मान साथ-साथ हैं। बीच में `,` (या कोई operator) रखें।',
    },
  },
  {
    id: 'python/cannot-assign',
    pattern: /^SyntaxError: (?:cannot assign to|'[^']+' is an illegal expression for)/,
    text: {
      en: 'The left side of `=` must be a variable. Swap the two sides, or write `==` to compare them.',
      hi: '`=` के बाईं ओर वेरिएबल होना चाहिए। दोनों ओर को उलट दें, या मिलाने के लिए `==` लिखें।',
    },
  },
  {
    id: 'python/assigned-in-call',
    pattern: /^SyntaxError: expression cannot contain assignment/,
    text: {
      en: 'Inside the round brackets of a call `=` names a parameter. Compare with `==`, or give the value first on a line of its own.',
      hi: 'बुलाने वाले गोल कोष्ठक के भीतर `=` पैरामीटर का नाम बताता है। `==` से मिलाएँ, या पहले अलग पंक्ति में मान दें।',
    },
  },
  {
    id: 'python/name-with-digit',
    pattern:
      /^SyntaxError: invalid (?:decimal|octal|hexadecimal|binary|imaginary) literal[\s\S]*source: [^\n]*?(?<symbol>\b\d\w*)/,
    text: {
      en: '`{symbol}` begins with a digit, so it is read as a number. A name begins with a letter; a number has no letters in it.',
      hi: '`{symbol}` अंक से शुरू होता है, इसलिए संख्या पढ़ा जाता है। नाम अक्षर से शुरू होता है; संख्या में अक्षर नहीं होते।',
    },
  },
  {
    id: 'python/leading-zero',
    pattern: /^SyntaxError: leading zeros in decimal integer literals/,
    text: {
      en: 'A number may not begin with `0`. Remove the zeros before it; to print them use a text.',
      hi: 'संख्या `0` से शुरू नहीं हो सकती। आगे के शून्य हटाएँ; उन्हें छापने के लिए टेक्स्ट लें।',
    },
  },
  {
    id: 'python/return-outside-function',
    pattern: /^SyntaxError: '(?<symbol>return|yield|await)' outside (?:async )?function/,
    text: {
      en: '`{symbol}` works only inside a function. Print the value instead, or indent the line so that it belongs to its `def`.',
      hi: '`{symbol}` केवल फ़ंक्शन के भीतर चलता है। मान को छापें, या पंक्ति को इंडेंट करें ताकि वह अपने `def` की हो।',
    },
  },
  {
    id: 'python/break-outside-loop',
    pattern: /^SyntaxError: '(?<symbol>break|continue)' (?:outside loop|not properly in loop)/,
    text: {
      en: '`{symbol}` works only inside a `for` or `while` loop. Check how far the line is indented.',
      hi: '`{symbol}` केवल `for` या `while` लूप के भीतर चलता है। देखें कि पंक्ति कितनी इंडेंट है।',
    },
  },
  {
    id: 'python/except-missing',
    pattern: /^SyntaxError: expected 'except' or 'finally' block/,
    text: {
      en: 'The `try` above this line has no `except`. Add `except Exception:` with what to do when it fails.',
      hi: 'इस पंक्ति के ऊपर के `try` का `except` नहीं है। `except Exception:` जोड़ें, और लिखें कि असफल होने पर क्या हो।',
    },
  },
  {
    id: 'python/global-too-late',
    pattern:
      /^SyntaxError: name '(?<symbol>\w+)' is (?:assigned to|used) (?:before|prior to) global declaration/,
    text: {
      en: '`global {symbol}` must stand before `{symbol}` is used. Move it to the first line of the function.',
      hi: '`global {symbol}` को `{symbol}` के काम में आने से पहले होना चाहिए। उसे फ़ंक्शन की पहली पंक्ति में ले जाएँ।',
    },
  },
  {
    id: 'python/argument-order',
    pattern:
      /^SyntaxError: (?:positional argument follows keyword argument|non-default argument follows default argument)/,
    text: {
      en: 'A value written as `name=value` comes last. Put the plain ones before it.',
      hi: 'जिसमें `name=value` हो वह अंत में आता है। सीधे वालों को उससे पहले रखें।',
    },
  },
  {
    id: 'python/increment-operator',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n]*(?<symbol>\+\+|--)/,
    text: {
      en: 'Python has no `{symbol}`. Write `+= 1` or `-= 1`.',
      hi: 'Python में `{symbol}` नहीं है। `+= 1` या `-= 1` लिखें।',
    },
  },
  {
    id: 'python/other-operator',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: [^\n#"']*(?<symbol>&&|\|\||!(?!=))/,
    text: {
      en: 'Python writes `and`, `or` and `not` in words instead of `{symbol}`.',
      hi: 'Python `{symbol}` की जगह `and`, `or` और `not` शब्दों में लिखती है।',
    },
  },
  {
    id: 'python/else-misplaced',
    pattern: /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>else|elif|except|finally)\b/,
    text: {
      en: 'This `{symbol}` belongs to nothing above it. It must follow its block directly and begin at the same place as its `if`, `for` or `try`.',
      hi: 'यह `{symbol}` ऊपर किसी का नहीं है। इसे अपने block के ठीक बाद आना चाहिए और वहीं से शुरू होना चाहिए जहाँ उसका `if`, `for` या `try` शुरू होता है।',
    },
  },
  {
    id: 'python/invalid-syntax',
    pattern:
      /^SyntaxError: invalid syntax[\s\S]*source: \s*(?<symbol>if|elif|else|for|while|def|class|try|with)\b(?!.*:\s*(?:#.*)?$)/,
    text: {
      en: 'This `{symbol}` line is not complete. It must end with a `:`, and what belongs to it goes below, indented.',
      hi: 'यह `{symbol}` पंक्ति पूरी नहीं है। उसके अंत में `:` चाहिए, और उसका हिस्सा नीचे, इंडेंट के साथ लिखा जाता है।',
    },
  },
  {
    id: 'python/module-unknown',
    pattern: /^ModuleNotFoundError: No module named '(?<symbol>[\w.]+)'/,
    text: {
      en: 'There is no module `{symbol}` here. Check its spelling; only what comes with Python itself can be imported.',
      hi: 'यहाँ `{symbol}` नाम का module नहीं है। वर्तनी जाँचें; केवल वही import हो सकता है जो Python के साथ आता है।',
    },
  },
  {
    id: 'python/import-name-unknown',
    pattern: /^ImportError: cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'/,
    text: {
      en: '`{module}` has nothing called `{symbol}`. Check its spelling.',
      hi: '`{module}` में `{symbol}` नाम का कुछ नहीं है। वर्तनी जाँचें।',
    },
  },
  {
    id: 'python/formatted-text-not-closed',
    pattern: /^SyntaxError: f-string: (?:expecting '\}'|single '\}' is not allowed)/,
    text: {
      en: 'In a text that begins with `f"` every `{` needs its own `}`. Count them in this line.',
      hi: '`f"` से शुरू होने वाले टेक्स्ट में हर `{` का अपना `}` चाहिए। इस पंक्ति में उन्हें गिनें।',
    },
  },
  ...pythonSomethingBetween,
  ...pythonTypeErrors,
  ...pythonKinds,
];
