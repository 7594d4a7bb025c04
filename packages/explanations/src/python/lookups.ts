import type { ExplanationRule } from '../explanation.ts';

/** Places, keys and numbers that are not there. */
export const pythonLookups: readonly ExplanationRule[] = [
  {
    id: 'python/pop-from-empty',
    pattern:
      /^IndexError: pop (?:from empty list|from an empty deque|index out of range)|^KeyError: 'pop from an empty/,
    text: {
      en: '`pop` is used on a list that is empty, or with an index it does not have. Check first that something is left, as in `while stack:`.',
      hi: '`pop` ऐसी list से लेता है जो ख़ाली है, या ऐसी जगह से जो उसमें नहीं है। पहले देखें कि कुछ बचा है, जैसे `while stack:`।',
    },
  },
  {
    id: 'python/index-out-of-range',
    pattern: /^IndexError: (?<owner>list|string|tuple|deque)?(?: assignment)? ?index out of range/,
    text: {
      en: 'Your program asks a {kind} for an index it does not have. Indices count from 0, so the last one is `len(…) - 1`.',
      hi: 'आपका प्रोग्राम {kind} से ऐसी जगह माँगता है जो उसमें नहीं है। जगहें 0 से गिनी जाती हैं, इसलिए आख़िरी `len(…) - 1` है।',
    },
    values: ({ owner }) => ({ kind: owner ? `\`${owner}\`` : { en: 'sequence', hi: 'क्रम' } }),
  },
  {
    id: 'python/key-unknown',
    pattern: /^KeyError: (?<key>[^\n]+)/,
    text: {
      en: 'The dictionary has no key `{key}` here. Check with `in` first, or use `.get(…)`, which gives `None` instead.',
      hi: 'dictionary में key `{key}` यहाँ नहीं है। पहले `in` से पूछें, या `.get(…)` लें, जो उसकी जगह `None` देता है।',
    },
  },
  {
    id: 'python/not-a-number',
    pattern: /^ValueError: invalid literal for int\(\) with base \d+: (?<given>[^\n]+)/,
    text: {
      en: '`int` cannot turn `{given}` into a whole number. Several numbers on a line need `map(int, input().split())`; a decimal needs `float`.',
      hi: '`int` `{given}` से पूर्ण संख्या नहीं बना सकता। एक पंक्ति में कई संख्याओं के लिए `map(int, input().split())` चाहिए; दशमलव के लिए `float`।',
    },
  },
  {
    id: 'python/bad-float',
    pattern: /^ValueError: could not convert string to float: (?<given>[^\n]+)/,
    text: {
      en: '`float` cannot turn `{given}` into a number. Several numbers on a line need `.split()` first.',
      hi: '`float` `{given}` से संख्या नहीं बना सकता। एक पंक्ति में कई संख्याओं को पहले `.split()` चाहिए।',
    },
  },
  {
    id: 'python/too-few-values',
    pattern:
      /^ValueError: not enough values to unpack \(expected (?:at least )?(?<wanted>\d+), got (?<given>\d+)\)/,
    text: {
      en: 'There are {wanted} names on the left of `=`, and {given} value(s) on the right. Check the input: numbers on separate lines need an `input()` each.',
      hi: '`=` के बाईं ओर {wanted} नाम हैं, और दाईं ओर {given} मान। इनपुट देखें: अलग-अलग पंक्तियों की संख्याओं को एक-एक `input()` चाहिए।',
    },
  },
  {
    id: 'python/too-many-values',
    pattern: /^ValueError: too many values to unpack \(expected (?<wanted>\d+)\)/,
    text: {
      en: 'There are {wanted} names on the left of `=`, and more values on the right. Add names, or keep all in one list.',
      hi: '`=` के बाईं ओर {wanted} नाम हैं, और दाईं ओर ज़्यादा मान। नाम जोड़ें, या सबको एक list में रखें।',
    },
  },
  {
    id: 'python/value-not-in-list',
    pattern:
      /^ValueError: (?:list\.remove\(x\): x not in list|(?<symbol>.+) is not in list|substring not found)/,
    text: {
      en: 'What you look for is not in there. Check with `in` before you remove it or ask for its index.',
      hi: 'जो आप ढूँढते हैं वह उसमें नहीं है। उसे हटाने या उसकी जगह लेने से पहले `in` से पूछें।',
    },
  },
];
