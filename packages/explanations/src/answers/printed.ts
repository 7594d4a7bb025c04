import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

/** What is printed for a function, an object or an array instead of its result or content. */
const ITSELF =
  /<(?:function|bound method) [^>]*>|<[\w.]+ object at 0x[\da-f]+>|<built-in [^>]*>|\[+[A-Z][\w.;]*@[\da-f]{5,8}|\b[A-Z]\w*@[\da-f]{5,8}\b/;

function itself({ expected, actual }: TakenApart): Values | undefined {
  const given = ITSELF.exec(actual.text)?.[0];
  return given === undefined || ITSELF.test(expected.text) ? undefined : { given: given.slice(0, 40) };
}

/** What is printed in place of its content: an array, or an object whose class does not say how it is printed. */
function arrayItself(answer: TakenApart): Values | undefined {
  const given = itself(answer)?.['given'] ?? '';
  return answer.program?.key === 'java' && /^\[+[A-Z]/.test(given) ? { given } : undefined;
}

function objectItself(answer: TakenApart): Values | undefined {
  const given = itself(answer)?.['given'] ?? '';
  const name = /^(\w+)@|^<(?:__main__\.)?([A-Z]\w*) object/.exec(given)?.slice(1).find(Boolean);
  const isOwn =
    name !== undefined && new RegExp(String.raw`\bclass\s+${name}\b`).test(answer.program?.code ?? '');
  const method = answer.program?.key === 'py' ? 'def __str__(self):' : 'public String toString()';
  return isOwn ? { given, name, method } : undefined;
}

/** What `map` and its like give: values that are made only when they are asked for. */
function valuesNotMade({ program, expected, actual }: TakenApart): Values | undefined {
  const given = /<(map|filter|zip|enumerate|reversed)(?: object)?[^>]*>/.exec(actual.text);
  return program?.key === 'py' && given && !expected.text.includes('<')
    ? { given: given[0].slice(0, 40), kind: given[1] ?? '' }
    : undefined;
}

/** `total =+ x`: a new value, not a sum. */
function turnedRound({ program }: TakenApart): Values | undefined {
  const [, name = '', apart, close] =
    /\b([A-Za-z_]\w*) *=(?:([+-])\s+[\w(]| *(\+)\w)/.exec(program?.code ?? '') ?? [];
  return name === '' ? undefined : { name, sign: apart ?? close ?? '+' };
}

/** The name of a variable in quotation marks. */
function nameInQuotes({ program, expected, actual }: TakenApart): Values | undefined {
  const name = actual.text;
  if (!program || !/^[A-Za-z_]\w*$/.test(name) || expected.text.includes(name)) return undefined;
  const isQuoted = program.code.includes(`"${name}`) || program.code.includes(`'${name}'`);
  return isQuoted && new RegExp(String.raw`\b${name} *=(?!=)`).test(program.code) ? { name } : undefined;
}

/** `"3" + "4"` is `34`. */
function joined({ program, input, actual }: TakenApart): Values | undefined {
  if (!program || !['py', 'java', 'js'].includes(program.key)) return undefined;
  // Numbers were made of them, and joined as texts later.
  if (/\b(?:int|float|map|nextInt|nextDouble|nextLong|parse\w+|Number)\(/.test(program.code))
    return undefined;
  const words = wordsOf(input);
  const areNumbers = words.length > 1 && words.every((word) => /^-?\d+$/.test(word));
  return areNumbers && actual.text === words.join('') ? { given: actual.text } : undefined;
}

/** What stands between curly brackets is printed as it is. */
function formatForgotten({ program, expected, actual }: TakenApart): Values | undefined {
  const given = /\{[A-Za-z_][^{}\n]*\}/.exec(actual.text)?.[0];
  if (program?.key !== 'py' || given === undefined || expected.text.includes('{')) return undefined;
  return program.code.includes(given) ? { given } : undefined;
}

/** `print("%d", n)`, as in C. */
function placesNotFilled({ program, expected, actual }: TakenApart): Values | undefined {
  const given = /%(?:\.?\d+)?[dfsi]/.exec(actual.text)?.[0];
  if (program?.key !== 'py' || given === undefined || expected.text.includes('%')) return undefined;
  return /print\(\s*(?:"[^"%\n]*%[^"\n]*"|'[^'%\n]*%[^'\n]*')\s*,/.test(program.code) ? { given } : undefined;
}

/** An escape that should have changed the line, but is printed as letters. */
function lineBreakAsLetters({ program, expected, actual }: TakenApart): Values | undefined {
  const given = /[\\/]n/.exec(actual.text)?.[0];
  if (given === undefined || expected.text.includes(given) || !program?.code.includes(given))
    return undefined;
  return { given, better: String.raw`"\n"` };
}

function endlInQuotes({ program, expected, actual }: TakenApart): Values | undefined {
  const isPrinted = actual.text.includes('endl') && !expected.text.includes('endl');
  return isPrinted && program?.key === 'cpp' ? {} : undefined;
}

function wholeCollection({ expected, actual }: TakenApart): Values | undefined {
  const given = actual.lines.find((line) => /^\[.*\]$|^\{.*[:=].*\}$/.test(line));
  return given === undefined || /[[{]/.test(expected.text) ? undefined : { given: given.slice(0, 40) };
}

/** Mistakes that show in the output, or in how it was computed. */
export const printedRules: readonly AnswerRule[] = [
  {
    id: 'answers/operator-turned-round',
    text: {
      en: '`{name} ={sign} …` gives `{name}` a new value each time. To count on from the old one write `{name} {sign}= …`.',
      hi: '`{name} ={sign} …` हर बार `{name}` को नया मान देता है। पुराने मान से आगे गिनने के लिए `{name} {sign}= …` लिखें।',
    },
    fits: turnedRound,
  },
  {
    id: 'answers/array-itself-printed',
    text: {
      en: '`{given}` stands for an array as a whole. Print its elements: in a loop, or with `Arrays.toString(…)`, which puts them between `[` and `]`.',
      hi: '`{given}` पूरे array की निशानी है। उसके मान छापें: लूप में, या `Arrays.toString(…)` से, जो उन्हें `[` और `]` के बीच लिखता है।',
    },
    fits: arrayItself,
  },
  {
    id: 'answers/object-itself-printed',
    text: {
      en: '`{given}` stands for an object of `{name}` as a whole. Print its fields one by one, or write `{method}` in `{name}`, which returns the text to print.',
      hi: '`{given}` `{name}` के पूरे object की निशानी है। उसके मान एक-एक करके छापें, या `{name}` में `{method}` लिखें, जो छापने का टेक्स्ट लौटाए।',
    },
    fits: objectItself,
  },
  {
    id: 'answers/values-not-made',
    text: {
      en: '`{given}` is what `{kind}` gives before its values are asked for. Make a list of it, `list(…)`, or print it with a star: `print(*…)`.',
      hi: '`{given}` वह है जो `{kind}` मान माँगे जाने से पहले देता है। उसकी list बनाएँ, `list(…)`, या तारे के साथ छापें: `print(*…)`।',
    },
    fits: valuesNotMade,
  },
  {
    id: 'answers/itself-printed',
    text: {
      en: 'Your output has `{given}`: that is the thing itself, not what it returns or holds. Call a function with `( )`; for an object or an array, print the values in it.',
      hi: 'आपके आउटपुट में `{given}` है: यह वह चीज़ ख़ुद है, उसका परिणाम या उसके भीतर का मान नहीं। function को `( )` से बुलाएँ; object या array के भीतर के मान छापें।',
    },
    fits: itself,
  },
  {
    id: 'answers/name-in-quotes',
    text: {
      en: 'Your program prints the word `{name}` and not the value of the variable. Remove the quotation marks around it.',
      hi: 'आपका प्रोग्राम शब्द `{name}` छापता है, वेरिएबल का मान नहीं। उसके दोनों ओर के उद्धरण-चिह्न हटाएँ।',
    },
    fits: nameInQuotes,
  },
  {
    id: 'answers/texts-joined',
    text: {
      en: '`{given}` is the input joined together: what you read is a text until you turn it into a number, with `int(…)` in Python or `Integer.parseInt(…)` in Java.',
      hi: '`{given}` इनपुट को जोड़कर लिखा गया है: पढ़ी हुई चीज़ टेक्स्ट रहती है जब तक उसे संख्या न बनाएँ, Python में `int(…)`, Java में `Integer.parseInt(…)` से।',
    },
    fits: joined,
  },
  {
    id: 'answers/format-letter-missing',
    text: {
      en: '`{given}` was printed as it stands. Put an `f` before the quotation mark, so that its value is filled in.',
      hi: '`{given}` जैसा है वैसा ही छप गया। उद्धरण-चिह्न से पहले `f` लगाएँ, ताकि वहाँ उसका मान आए।',
    },
    fits: formatForgotten,
  },
  {
    id: 'answers/places-not-filled',
    text: {
      en: '`{given}` was printed as it stands. In Python `%` and not a comma joins the text to its values: `"{given}" % x`, with several of them in round brackets.',
      hi: '`{given}` जैसा है वैसा ही छप गया। Python में टेक्स्ट और मानों को कॉमा नहीं, `%` जोड़ता है: `"{given}" % x`, कई मान हों तो गोल कोष्ठक में।',
    },
    fits: placesNotFilled,
  },
  {
    id: 'answers/line-break-as-letters',
    text: {
      en: '`{given}` was printed as it stands. For a line break write `{better}`, with these signs and quotation marks.',
      hi: '`{given}` जैसा है वैसा ही छप गया। पंक्ति बदलने के लिए `{better}` लिखें, ठीक इन्हीं चिह्नों और उद्धरण-चिह्नों के साथ।',
    },
    fits: lineBreakAsLetters,
  },
  {
    id: 'answers/endl-in-quotes',
    text: {
      en: 'The letters `endl` were printed. Write `endl` without quotation marks, after `<<`: `cout << x << endl;`.',
      hi: '`endl` के अक्षर छप गए। `endl` बिना उद्धरण-चिह्नों के, `<<` के बाद लिखें: `cout << x << endl;`।',
    },
    fits: endlInQuotes,
  },
];

/** Said when nothing more exact is. */
export const collectionRules: readonly AnswerRule[] = [
  {
    id: 'answers/whole-collection',
    text: {
      en: 'Your program printed a whole collection, `{given}`. Print only the values that are asked for, one by one.',
      hi: 'आपके प्रोग्राम ने पूरा collection छाप दिया, `{given}`। केवल माँगे गए मान छापें, एक-एक करके।',
    },
    fits: wholeCollection,
  },
];
