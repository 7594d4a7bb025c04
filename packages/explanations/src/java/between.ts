import type { ExplanationRule } from '../explanation.ts';

const TYPE_WORDS = 'int|double|float|char|long|short|byte|boolean';

/** Missing or misplaced characters and words for which javac asks for something else. */
export const javaBetween: readonly ExplanationRule[] = [
  {
    id: 'java/operator-turned-round',
    pattern: /(?:illegal start|expected|not a statement)[\s\S]*source: [^\n"]*?=(?<sign>[<>])(?!=)/,
    text: {
      en: 'The two signs are the wrong way round: write `{sign}=`.',
      hi: 'दोनों चिह्न उलटे क्रम में हैं: `{sign}=` लिखें।',
    },
  },
  {
    id: 'java/three-equals',
    pattern: /(?:illegal start|expected)[\s\S]*source: [^\n"]*(?<symbol>[=!]==)/,
    text: {
      en: 'Java has no `{symbol}`. Write `{better}`.',
      hi: 'Java में `{symbol}` नहीं है। `{better}` लिखें।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.slice(0, 2) }),
  },
  {
    id: 'java/loop-of-python',
    pattern: /expected[\s\S]*source: \s*for\s+(?<symbol>\w+)\s+in\b/,
    text: {
      en: 'This is a loop of Python. Java writes `for (int {symbol} = 0; {symbol} < n; {symbol}++) {`.',
      hi: 'यह Python का लूप है। Java में `for (int {symbol} = 0; {symbol} < n; {symbol}++) {` लिखते हैं।',
    },
  },
  {
    id: 'java/operator-in-words',
    pattern: /expected[\s\S]*source: [^\n"]*[\w)'] +(?<symbol>and|or) +[\w('!]/,
    text: {
      en: 'Java has no `{symbol}`. Write `{operator}`.',
      hi: 'Java में `{symbol}` नहीं होता। `{operator}` लिखें।',
    },
    values: ({ symbol }) => ({ operator: symbol === 'or' ? '||' : '&&' }),
  },
  {
    id: 'java/in-of-python',
    pattern: /expected[\s\S]*source: \s*(?:if|while)\s*\(\s*[\w".]+ +(?<symbol>in) +\w+/,
    text: {
      en: '`{symbol}` belongs to Python. Ask a list with `contains(…)`, a map with `containsKey(…)`.',
      hi: '`{symbol}` Python का है। list से `contains(…)`, map से `containsKey(…)` से पूछें।',
    },
  },
  {
    id: 'java/conversion-brackets',
    pattern: new RegExp(
      String.raw`'\.class' expected[\s\S]*source: [^\n"]*[=(+*/-]\s*(?<symbol>${TYPE_WORDS})\s*\(`,
    ),
    text: {
      en: 'To convert a value, write the type in round brackets before it: `({symbol}) a`.',
      hi: 'मान बदलने के लिए टाइप उससे पहले गोल कोष्ठक में लिखते हैं: `({symbol}) a`।',
    },
  },
  {
    id: 'java/declared-in-condition',
    pattern: new RegExp(
      String.raw`'\.class' expected[\s\S]*source: \s*\}?\s*(?:while|if|else if)\s*\(\s*(?<symbol>${TYPE_WORDS})\s`,
    ),
    text: {
      en: 'A condition declares nothing. Declare the variable above, and leave out the type `{symbol}` here.',
      hi: 'शर्त में कुछ घोषित नहीं होता। वेरिएबल ऊपर घोषित करें, और यहाँ टाइप `{symbol}` हटा दें।',
    },
  },
  {
    id: 'java/extends-misspelt',
    pattern:
      /'\{' expected[\s\S]*source: [^\n]*\bclass\s+(?<symbol>\w+)\s*(?:extend|Extends|:|inherits)\s*(?:public\s+)?(?<base>[A-Z]\w*)/,
    text: {
      en: 'A class inherits from another with `extends`: `class {symbol} extends {base}`.',
      hi: 'class दूसरी class को `extends` से अपनाती है: `class {symbol} extends {base}`।',
    },
  },
  {
    id: 'java/catch-without-brackets',
    pattern: /'\(' expected[\s\S]*source: [^\n]*\bcatch\s*(?:\{|$)/,
    text: {
      en: '`catch` says in round brackets what it catches: `catch (Exception e) {`.',
      hi: '`catch` गोल कोष्ठक में बताता है कि वह क्या पकड़ता है: `catch (Exception e) {`।',
    },
  },
  {
    id: 'java/catch-without-name',
    pattern:
      /(?:<identifier> expected|illegal start of type)[\s\S]*source: [^\n]*\bcatch\s*\(\s*(?<symbol>[A-Z]\w*)\s*\)/,
    text: {
      en: '`catch` needs a name for what it catches: `catch ({symbol} e)`.',
      hi: '`catch` जो पकड़ता है उसका एक नाम चाहिए: `catch ({symbol} e)`।',
    },
  },
  {
    id: 'java/arrow-of-cpp',
    pattern: /not a statement[\s\S]*source: [^\n"]*\b(?<symbol>\w+)\s*->\s*(?<member>\w+)/,
    text: {
      en: 'Java has no `->` here. A member is reached with a dot: `{symbol}.{member}`.',
      hi: 'Java में यहाँ `->` नहीं है। सदस्य बिंदु से मिलता है: `{symbol}.{member}`।',
    },
  },
  {
    id: 'java/small-letter-needed',
    pattern: /not a statement[\s\S]*source: \s*(?<symbol>Break|Continue|Return)\b/,
    text: {
      en: '`{symbol}` must be written with a small letter: `{better}`.',
      hi: '`{symbol}` छोटे अक्षर से लिखा जाता है: `{better}`।',
    },
    values: ({ symbol = '' }) => ({ better: symbol.toLowerCase() }),
  },
  {
    id: 'java/default-of-switch',
    pattern: /(?:illegal start|expected|without 'if')[\s\S]*source: \s*else\s*:/,
    text: {
      en: 'In a `switch`, what is done in all other cases begins with `default:`, not with `else:`.',
      hi: '`switch` में बाक़ी सब के लिए `else:` नहीं, `default:` लिखते हैं।',
    },
  },
  {
    id: 'java/type-of-field-missing',
    pattern:
      /<identifier> expected[\s\S]*source: \s*(?:private|public|protected|static)\s+(?<symbol>[a-z]\w*)\s*[;=]/,
    text: {
      en: '`{symbol}` has no type. Write it before the name, as in `private int {symbol};`.',
      hi: '`{symbol}` का टाइप नहीं लिखा है। उसे नाम से पहले लिखें, जैसे `private int {symbol};`।',
    },
  },
  {
    id: 'java/parameter-type-missing',
    pattern:
      /<identifier> expected[\s\S]*source: \s*(?:(?:public|private|static)\s+)*(?:\w+\s+)?\w+\s*\((?:[^)]*,)?\s*(?<symbol>[a-z]\w*)\s*[,)][^\n;]*\{/,
    text: {
      en: 'The parameter `{symbol}` has no type. Each parameter needs its own, as in `int a, int b`.',
      hi: 'पैरामीटर `{symbol}` का टाइप नहीं लिखा है। हर पैरामीटर को अपना टाइप चाहिए, जैसे `int a, int b`।',
    },
    values: ({ symbol = '' }) => (new RegExp(`^(?:${TYPE_WORDS})$`).test(symbol) ? undefined : {}),
  },
  {
    id: 'java/body-brace',
    pattern: /';' expected[\s\S]*source: \s*(?:\w+(?:<\w+>|\[\])?\s+)+\w+\s*\([^)\n]*\)\s*$/,
    text: {
      en: 'The body of a method begins with `{`, which is missing at the end of this line.',
      hi: 'method का शरीर (body) `{` से शुरू होता है, जो इस पंक्ति के अंत में छूटा है।',
    },
  },
  {
    id: 'java/comma-between-types',
    pattern: /expected[\s\S]*source: [^\n"]*<(?<symbol>[A-Z]\w*) +(?<second>[A-Z]\w*)>/,
    text: {
      en: 'The types in `< >` are separated by a comma: `<{symbol}, {second}>`.',
      hi: '`< >` में टाइप के बीच कॉमा लगता है: `<{symbol}, {second}>`।',
    },
  },
];

/** What is missing between two things of one line: javac asks for a `;` or a `)` there, whatever it is. */
export const javaSomethingBetween: readonly ExplanationRule[] = [
  {
    id: 'java/something-between',
    pattern: /^(?:';'|'\)'[^\n]*) expected\n(?! *for\b)(?<shown>[^\n]*)\n(?<caret> *)\^/,
    text: {
      en: 'Something is missing before `{next}`: an operator such as `+` or `*`, a `,`, a bracket, or a `;`.',
      hi: '`{next}` से पहले कुछ छूटा है: `+` या `*` जैसा operator, `,`, कोष्ठक या `;`।',
    },
    values: ({ shown = '', caret = '' }) => {
      const next = /^[^\s,;]?\s+([A-Za-z_]\w*)/.exec(shown.slice(caret.length))?.[1];
      return next === undefined ||
        new RegExp(`^(?:${TYPE_WORDS}|return|for|if|while|String|System)$`).test(next)
        ? undefined
        : { next };
    },
  },
  {
    id: 'java/extra-brace',
    pattern: /'module' or 'open' expected[\s\S]*source: \s*\}/,
    text: {
      en: 'This `}` closes nothing: there is one `}` more than there are `{`. Delete it, or look above it for a `}` too many or a missing `{`.',
      hi: 'यह `}` कुछ बंद नहीं करता: `{` से एक `}` ज़्यादा है। इसे हटाएँ, या ऊपर ज़्यादा `}` या छूटा हुआ `{` ढूँढें।',
    },
  },
  {
    id: 'java/package-too-late',
    pattern: /expected[\s\S]*source: \s*(?<symbol>package)\b/,
    text: {
      en: 'A `{symbol}` line can only be the first line of a program. Here it is not needed: delete it.',
      hi: '`{symbol}` वाली पंक्ति केवल प्रोग्राम की पहली पंक्ति हो सकती है। यहाँ उसकी ज़रूरत नहीं: उसे हटा दें।',
    },
  },
  {
    id: 'java/outside-every-class',
    pattern: /'module' or 'open' expected/,
    text: {
      en: 'This line is outside every class. A program in Java is `public class Main { … }`, with its `main` in it; check the list of languages, too.',
      hi: 'यह पंक्ति हर class से बाहर है। Java का प्रोग्राम `public class Main { … }` होता है, जिसके भीतर `main` हो; भाषाओं की सूची भी देखें।',
    },
  },
];
