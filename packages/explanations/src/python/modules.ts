import type { ExplanationRule } from '../explanation.ts';
import { isTypo } from '../code/typo.ts';

/** Modules, and names in them, that are misspelt most often. */
const MODULES = 'math random sys time datetime collections itertools functools heapq bisect string'.split(
  ' ',
);

const NAMES =
  'sqrt floor ceil factorial gcd randint choice shuffle deque defaultdict Counter OrderedDict permutations combinations reduce heappush heappop'.split(
    ' ',
  );

export const alike = (typed: string, words: readonly string[]): string | undefined =>
  words.find((word) => word !== typed && (word.toLowerCase() === typed.toLowerCase() || isTypo(typed, word)));

/** Modules and their names, misspelt or used in the wrong way. */
export const pythonModules: readonly ExplanationRule[] = [
  {
    id: 'python/attribute-of-python-2',
    pattern: /^AttributeError: 'dict' object has no attribute 'iter(?<symbol>items|keys|values)'/,
    text: {
      en: '`iter{symbol}` belongs to Python 2, an old version. Write `{symbol}()`.',
      hi: '`iter{symbol}` Python 2 का है, जो पुराना संस्करण है। `{symbol}()` लिखें।',
    },
  },
  {
    id: 'python/module-similar',
    pattern: /^ModuleNotFoundError: No module named '(?<symbol>\w+)'/,
    text: {
      en: 'There is no module `{symbol}`. Did you mean `{better}`? Capital and small letters are not the same.',
      hi: '`{symbol}` नाम का कोई मॉड्यूल नहीं है। क्या आपका मतलब `{better}` था? बड़े और छोटे अक्षर अलग-अलग हैं।',
    },
    values: ({ symbol = '' }) => {
      const better = alike(symbol, MODULES);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'python/import-name-similar',
    pattern: /^ImportError: cannot import name '(?<symbol>\w+)' from '(?<module>[\w.]+)'/,
    text: {
      en: '`{module}` has nothing called `{symbol}`. Did you mean `{better}`?',
      hi: '`{module}` में `{symbol}` नाम का कुछ नहीं है। क्या आपका मतलब `{better}` था?',
    },
    values: ({ symbol = '' }) => {
      const better = alike(symbol, NAMES);
      return better === undefined ? undefined : { better };
    },
  },
  {
    id: 'python/module-and-type',
    pattern: /^AttributeError: module 'datetime' has no attribute '(?<symbol>now|today|strptime)'/,
    text: {
      en: 'The module `datetime` holds a type of the same name. Write `datetime.datetime.{symbol}(…)`.',
      hi: 'मॉड्यूल `datetime` के अंदर इसी नाम का एक टाइप है। `datetime.datetime.{symbol}(…)` लिखें।',
    },
  },
];
