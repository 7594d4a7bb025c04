import { gccHindi } from './gcc.hindi.ts';
import { answersHindi } from './answers.hindi.ts';
import { javaSlipsHindi } from './java-slips.hindi.ts';
import { javaDeclarationsHindi } from './java-declarations.hindi.ts';
import { pythonSlipsHindi } from './python-slips.hindi.ts';
import { pythonValuesHindi } from './python-values.hindi.ts';
import { cSlipsHindi } from './c-slips.hindi.ts';
import { warningsHindi } from './warnings.hindi.ts';
import { cppHabitsHindi } from './cpp-habits.hindi.ts';
import { cHindi } from './c.hindi.ts';
import { cppHindi } from './cpp.hindi.ts';
import { javaCrashesHindi } from './java-crashes.hindi.ts';
import { javaSyntaxHindi } from './java-syntax.hindi.ts';
import { cppLibraryHindi } from './cpp-library.hindi.ts';
import { javaValuesHindi } from './java-values.hindi.ts';
import { javaHabitsHindi } from './java-habits.hindi.ts';
import { nativeHabitsHindi } from './native-habits.hindi.ts';
import { cppValuesHindi } from './cpp-values.hindi.ts';
import { nativeDeclarationsHindi } from './native-declarations.hindi.ts';
import { pythonHabitsHindi } from './python-habits.hindi.ts';
import { pythonLibraryHindi } from './python-library.hindi.ts';
import { javaHindi } from './java.hindi.ts';
import { nativeCrashesHindi } from './native-crashes.hindi.ts';
import { pythonTypesHindi } from './python-types.hindi.ts';
import { pythonHindi } from './python.hindi.ts';
import { slipsHindi } from './slips.hindi.ts';

/** What a rule's values may say. */
const values: Readonly<Record<string, string>> = {
  'Did you mean `{better}`?': 'क्या आपका मतलब `{better}` था?',
  'Check the spelling where the struct is declared.': 'जहाँ struct घोषित है, वहाँ वर्तनी देखें।',
  'Check its spelling, and what this type offers.': 'वर्तनी जाँचें, और देखें कि यह टाइप क्या देता है।',
  'This type': 'इस टाइप',
  sequence: 'क्रम',
  'a loop that swaps the first letter with the last, and so on':
    'ऐसा लूप जो पहले अक्षर को आख़िरी से बदले, और ऐसे ही आगे',
  '`toupper` from `<ctype.h>` for each letter': 'हर अक्षर के लिए `<ctype.h>` का `toupper`',
  '`tolower` from `<ctype.h>` for each letter': 'हर अक्षर के लिए `<ctype.h>` का `tolower`',
  '`strcasecmp` from `<strings.h>`': '`<strings.h>` का `strcasecmp`',
  'nothing at all': 'कुछ नहीं',
  '`==` only compares; to give a value write a single `=`.': '`==` केवल मिलाता है; मान देने के लिए अकेला `=` लिखें।',
  'This line works something out and does nothing with it; a function is called with round brackets.':
    'यह पंक्ति कुछ निकालती है और उसका कुछ नहीं करती; function गोल कोष्ठक से बुलाया जाता है।',
};

/** Every sentence of the tables in Hindi, by the English one; fetched for readers of Hindi only. */
export const hindiSentences: Readonly<Record<string, string>> = {
  ...gccHindi,
  ...cHindi,
  ...cppHindi,
  ...javaCrashesHindi,
  ...javaSyntaxHindi,
  ...javaHindi,
  ...nativeCrashesHindi,
  ...pythonTypesHindi,
  ...pythonHindi,
  ...slipsHindi,
  ...answersHindi,
  ...javaSlipsHindi,
  ...javaDeclarationsHindi,
  ...pythonSlipsHindi,
  ...pythonValuesHindi,
  ...cSlipsHindi,
  ...warningsHindi,
  ...cppHabitsHindi,
  ...cppLibraryHindi,
  ...javaValuesHindi,
  ...javaHabitsHindi,
  ...nativeHabitsHindi,
  ...cppValuesHindi,
  ...nativeDeclarationsHindi,
  ...pythonHabitsHindi,
  ...pythonLibraryHindi,
  ...values,
};
