import { javaBetween, javaSomethingBetween } from './between.ts';
import { javaObjects } from './objects.ts';
import { javaMixUps } from './mix-ups.ts';
import { javaMembers, javaMembersInGeneral } from './members.ts';
import { javaNames } from './names.ts';
import { javaOwnNames } from './own-names.ts';
import type { ExplanationRule } from '../explanation.ts';
import { javaCrashes } from './crashes.ts';
import { javaDeclarations } from './declarations.ts';
import { javaHabits } from './habits.ts';
import { javaMistakes } from './mistakes.ts';
import { javaSyntax } from './syntax.ts';
import { javaValues } from './values.ts';

/** Mistakes in Java, in the words of javac 17 and of the virtual machine; the more exact rows stand first. */
export const rules: readonly ExplanationRule[] = [
  ...javaObjects,
  ...javaMixUps,
  ...javaOwnNames,
  ...javaBetween,
  ...javaMembers,
  ...javaValues,
  ...javaHabits,
  ...javaMistakes,
  ...javaDeclarations,
  ...javaMembersInGeneral,
  ...javaNames,
  {
    id: 'java/condition-not-boolean',
    pattern: /incompatible types: (?<given>\w+) cannot be converted to (?<wanted>boolean)/,
    text: {
      en: 'A condition must be `{wanted}`, and this is `{given}`. To compare write `==`; a single `=` assigns.',
      hi: 'शर्त को `{wanted}` होना चाहिए, और यह `{given}` है। मिलाने के लिए `==` लिखें; अकेला `=` मान रखता है।',
    },
  },
  {
    id: 'java/loses-fraction',
    pattern: /incompatible types: possible lossy conversion from (?<given>\w+) to (?<wanted>\w+)/,
    text: {
      en: '`{given}` does not fit into `{wanted}` without losing something. Declare the variable as `{given}`, or convert it yourself: `({wanted}) value`.',
      hi: '`{given}` बिना कुछ खोए `{wanted}` में नहीं समाता। वेरिएबल को `{given}` घोषित करें, या साफ़ लिखकर बदलें: `({wanted}) value`।',
    },
  },
  {
    id: 'java/value-from-void',
    pattern: /incompatible types: unexpected return value/,
    text: {
      en: 'This method is `void`, so it cannot return a value. Give the method the type of the value, as in `static int`, or write `return;`.',
      hi: 'यह method `void` है, इसलिए मान नहीं लौटा सकता। उसे मान का टाइप दें, जैसे `static int`, या `return;` लिखें।',
    },
  },
  {
    id: 'java/return-without-value',
    pattern: /incompatible types: missing return value/,
    text: {
      en: 'This method must return a value, but `return;` returns none. Write the value after `return`.',
      hi: 'यह method मान देने का वादा करता है, और `return;` कुछ नहीं देता। `return` के बाद मान लिखें।',
    },
  },
  {
    id: 'java/wrong-type',
    pattern: /incompatible types: (?<given>[\w.<>[\],? ]+) cannot be converted to (?<wanted>[\w.<>[\],? ]+)/,
    text: {
      en: '`{given}` cannot become `{wanted}`. A text becomes a number with `Integer.parseInt(…)`, a number a text with `String.valueOf(…)`.',
      hi: '`{given}` `{wanted}` नहीं बन सकता। टेक्स्ट `Integer.parseInt(…)` से संख्या बनता है, संख्या `String.valueOf(…)` से टेक्स्ट।',
    },
  },
  {
    id: 'java/types-do-not-fit',
    pattern: /incompatible types: (?<reason>[^\n]+)/,
    text: {
      en: 'The types do not fit together here: {reason}. Check what stands on both sides.',
      hi: 'यहाँ टाइप मेल नहीं खाते: {reason}. देखें कि दोनों ओर क्या है।',
    },
  },
  {
    id: 'java/return-missing',
    pattern: /missing return statement/,
    text: {
      en: 'The method that ends here can reach its end without a `return`. Add one there, for the case in which nothing above returns.',
      hi: 'यहाँ पूरा होने वाला method `return` के बिना अपने अंत तक पहुँच सकता है। वहाँ `return` जोड़ें, उस मामले के लिए जिसमें ऊपर कुछ नहीं लौटता।',
    },
  },
  {
    id: 'java/not-initialised',
    pattern: /variable (?<symbol>\w+) might not have been initialized/,
    text: {
      en: '`{symbol}` may have no value yet when it is used here. Give it one where you declare it: 0 for a number, something made with `new` for an object.',
      hi: 'यहाँ काम में लेते समय हो सकता है `{symbol}` का कोई मान न हो। घोषित करते समय ही मान दें: संख्या के लिए 0, object के लिए `new` से बनाया कुछ।',
    },
  },
  {
    id: 'java/declared-twice',
    pattern: /(?:variable|method|class) (?<symbol>\w+)(?:\([^)]*\))? is already defined in/,
    text: {
      en: '`{symbol}` is already declared above. To give it a new value, leave out the type: `{symbol} = …;`. Otherwise choose another name.',
      hi: '`{symbol}` ऊपर पहले ही घोषित है। नया मान देने के लिए टाइप हटा दें: `{symbol} = …;`. नहीं तो कोई और नाम चुनें।',
    },
  },
  {
    id: 'java/class-declared-twice',
    pattern: /duplicate class: (?<symbol>[\w.]+)/,
    text: {
      en: 'There are two classes called `{symbol}`. Give one of them another name.',
      hi: '`{symbol}` नाम की दो class हैं। एक को दूसरा नाम दें।',
    },
  },
  {
    id: 'java/needs-static',
    pattern:
      /non-static (?:method|variable) (?<symbol>\w+)(?:\([^)]*\))? cannot be referenced from a static context/,
    text: {
      en: '`{symbol}` belongs to an object, and a `static` method such as `main` has none. Put `static` before the declaration of `{symbol}`, or make an object with `new` first.',
      hi: '`{symbol}` किसी object का है, और `main` जैसे `static` method के पास object नहीं होता। `{symbol}` की घोषणा से पहले `static` लिखें, या पहले `new` से object बनाएँ।',
    },
  },
  {
    id: 'java/public-class-elsewhere',
    pattern: /class (?<symbol>\w+) is public, should be declared in a file named/,
    text: {
      en: '`{symbol}` is `public`, and a file may have one public class only: `Main`. Remove `public` before `class {symbol}`, or call it `Main`.',
      hi: '`{symbol}` `public` है, और एक फ़ाइल में एक ही public class हो सकती है: `Main`। `class {symbol}` से पहले का `public` हटाएँ, या उसे `Main` नाम दें।',
    },
  },
  {
    id: 'java/not-comparable',
    pattern:
      /(?:bad operand types for binary operator '(?<operator>==|!=)'\s+[^\n]*[\s\S]*?first type:\s+(?<left>\S+)\s+second type:\s+(?<right>\S+))|incomparable types: (?<first>\S+) and (?<second>\S+)/,
    text: {
      en: '`{left}` and `{right}` cannot be compared with each other. Convert one of them; two texts are compared with `a.equals(b)`.',
      hi: '`{left}` और `{right}` एक-दूसरे से नहीं मिलाए जा सकते। एक को बदलें; दो टेक्स्ट `a.equals(b)` से मिलाए जाते हैं।',
    },
    values: ({ left, right, first, second }) => ({
      left: left ?? first ?? '',
      right: right ?? second ?? '',
    }),
  },
  {
    id: 'java/bad-operands',
    pattern:
      /bad operand types? for (?:binary|unary) operator '(?<operator>[^']+)'[\s\S]*?first type:\s+(?<left>\S+)\s+second type:\s+(?<right>\S+)/,
    text: {
      en: '`{operator}` cannot work on `{left}` and `{right}`. Check the types of both sides; a text becomes a number with `Integer.parseInt(…)`.',
      hi: '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। दोनों ओर के टाइप जाँचें; टेक्स्ट `Integer.parseInt(…)` से संख्या बनता है।',
    },
  },
  {
    id: 'java/bad-operand',
    pattern: /bad operand type (?<given>\S+) for unary operator '(?<operator>[^']+)'/,
    text: {
      en: '`{operator}` cannot work on `{given}`. Check the type of the value next to it.',
      hi: '`{operator}` को `{given}` पर नहीं चला सकते। देखें कि उसके पास जो है उसका टाइप क्या है।',
    },
  },
  {
    id: 'java/wrong-arguments',
    pattern:
      /(?:method|constructor) (?<symbol>\w+) in [\w<>, ]+ cannot be applied to given types;[\s\S]*?required:\s+(?<wanted>[^\n]+)\s+found:\s+(?<given>[^\n]+)/,
    text: {
      en: '`{symbol}` takes ({wanted}), but here it gets ({given}). Give it the values it needs, in that order.',
      hi: '`{symbol}` ({wanted}) लेता है, और यहाँ उसे ({given}) मिला है। उसे जो मान चाहिए वे उसी क्रम में दें।',
    },
  },
  {
    id: 'java/no-such-call',
    pattern: /no suitable (?:method|constructor) found for (?<symbol>\w+)\((?<given>[^)\n]*)\)/,
    text: {
      en: '`{symbol}` cannot be called with ({given}). Check the number and the types of the values you pass.',
      hi: '`{symbol}` को ({given}) के साथ नहीं बुला सकते। जो मान आप देते हैं उनकी गिनती और टाइप जाँचें।',
    },
  },
  {
    id: 'java/never-reached',
    pattern: /unreachable statement/,
    text: {
      en: 'This line can never run, because there is a `return`, `break`, `continue`, `throw` or endless loop before it. Move or delete one of the two.',
      hi: 'यह पंक्ति कभी नहीं चल सकती, क्योंकि उससे पहले `return`, `break`, `continue`, `throw` या बिना अंत का लूप है। दोनों में से एक को हटाएँ या खिसकाएँ।',
    },
  },
  {
    id: 'java/final-changed',
    pattern:
      /cannot assign a value to final variable (?<symbol>\w+)|final parameter (?<other>\w+) may not be assigned|variable (?<third>\w+) might already have been assigned/,
    text: {
      en: '`{name}` is declared `final`, so it cannot change. Remove `final`, or use another variable.',
      hi: '`{name}` `final` घोषित है, इसलिए बदल नहीं सकता। `final` हटाएँ, या दूसरा वेरिएबल लें।',
    },
    values: ({ symbol, other, third }) => ({ name: symbol ?? other ?? third ?? '' }),
  },
  {
    id: 'java/lambda-needs-final',
    pattern: /local variables referenced from (?:a lambda expression|an inner class) must be final/,
    text: {
      en: 'A lambda or inner class may use only variables that never change. Copy the value into a new variable just before, and use that.',
      hi: 'lambda या भीतरी class केवल वही वेरिएबल ले सकती है जो कभी नहीं बदलते। ठीक पहले मान को नए वेरिएबल में कॉपी करें, और उसे लें।',
    },
  },
  {
    id: 'java/not-an-array',
    pattern: /array required, but (?<given>\S+) found/,
    text: {
      en: 'What comes before `[ ]` is `{given}`, not an array. A `String` gives its characters with `charAt(i)`, a list its elements with `get(i)`.',
      hi: '`[ ]` से पहले `{given}` है, array नहीं। `String` अपने अक्षर `charAt(i)` से देती है, list अपने मान `get(i)` से।',
    },
  },
  {
    id: 'java/plain-value-has-no-members',
    pattern: /(?<given>\w+) cannot be dereferenced/,
    text: {
      en: 'A plain `{given}` has no methods and no `length`. Compare it with `==`, and turn it into a text with `String.valueOf(…)` if you need one.',
      hi: 'सीधे `{given}` में न method हैं न `length`। उसे `==` से मिलाएँ, और टेक्स्ट चाहिए तो `String.valueOf(…)` से बनाएँ।',
    },
  },
  {
    id: 'java/exception-not-handled',
    pattern: /unreported exception (?<symbol>[\w.]+); must be caught or declared to be thrown/,
    text: {
      en: 'This may fail with `{symbol}`, and Java wants you to say what happens then. Add `throws {symbol}` after the round brackets of your method, or use `try { … } catch`.',
      hi: 'यहाँ `{symbol}` हो सकता है, और Java चाहती है कि आप बताएँ तब क्या हो। method के गोल कोष्ठक के बाद `throws {symbol}` जोड़ें, या `try { … } catch` लें।',
    },
  },
  {
    id: 'java/method-not-written',
    pattern: /(?<symbol>\w+) is not abstract and does not override abstract method (?<method>\w+)\(/,
    text: {
      en: '`{symbol}` must have the method `{method}`, with the same parameters and the same type before its name. Write it so, as `public`.',
      hi: '`{symbol}` में method `{method}` होना चाहिए, उन्हीं parameters और नाम से पहले उसी टाइप के साथ। उसे वैसे ही, `public` के साथ लिखें।',
    },
  },
  {
    id: 'java/break-outside-loop',
    pattern: /(?<symbol>break|continue) outside (?:of )?(?:switch or )?loop/,
    text: {
      en: '`{symbol}` works only inside a loop (or, for `break`, a `switch`). Use `return` to leave a method, or check your `{` and `}`.',
      hi: '`{symbol}` केवल लूप के भीतर चलता है (`break` तो `switch` में भी)। method से निकलने के लिए `return` लें, या अपने `{` और `}` जाँचें।',
    },
  },
  {
    id: 'java/private-member',
    pattern: /(?<symbol>\w+)(?:\([^)]*\))? has (?<access>private|protected) access in (?<owner>[\w.]+)/,
    text: {
      en: '`{symbol}` is `{access}` in `{owner}`, so only `{owner}` itself may use it. Add a method there that gives its value, or make it less private.',
      hi: '`{symbol}` `{owner}` में `{access}` है, इसलिए केवल `{owner}` ख़ुद उसे ले सकती है। वहाँ उसका मान देने वाला method जोड़ें, या उसे कम निजी बनाएँ।',
    },
  },
  {
    id: 'java/void-value',
    pattern: /'void' type not allowed here/,
    text: {
      en: 'A method that returns nothing (`void`) is used here as if it returned a value. Let it `return` one, or call it on a line of its own.',
      hi: 'जो method कुछ नहीं लौटाता (`void`) वह यहाँ ऐसे लिया गया है जैसे मान देता हो। उससे मान `return` करवाएँ, या उसे अलग पंक्ति में बुलाएँ।',
    },
  },
  {
    id: 'java/plain-type-in-brackets',
    pattern: /unexpected type[\s\S]*?required: reference\s+found:\s+(?<symbol>\w+)/,
    text: {
      en: 'Between `<` and `>` goes a class, not a plain type such as `{symbol}`. Write `Integer` for `int`, `Double` for `double`, `Character` for `char`.',
      hi: '`<` और `>` के बीच class रहती है, `{symbol}` जैसा सीधा टाइप नहीं। `int` के लिए `Integer`, `double` के लिए `Double`, `char` के लिए `Character` लिखें।',
    },
  },
  ...javaSomethingBetween,
  ...javaSyntax,
  ...javaCrashes,
];
