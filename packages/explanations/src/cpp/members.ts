import type { ExplanationRule } from '../explanation.ts';

/** Members of classes, and pointers to them. */
export const cppMembers: readonly ExplanationRule[] = [
  {
    id: 'cpp/key-with-dot',
    pattern:
      /'class std::(?:unordered_)?map<[^\n]*' has no member named '(?<symbol>(?!(?:length|len|count|size|first|second|keys?|values?|begin|end|empty|clear|find)')\w+)'[\s\S]*source: [^\n]*\b(?<object>\w+)\.\k<symbol>\b(?!\s*\()/,
    text: {
      en: 'The value of a key is taken with square brackets: `{object}[{symbol}]`, or `{object}["{symbol}"]` when the key is this very word.',
      hi: 'key का मान चौकोर कोष्ठक से मिलता है: `{object}[{symbol}]`, या key यही शब्द हो तो `{object}["{symbol}"]`।',
    },
  },
  {
    id: 'cpp/no-such-member',
    pattern:
      /'(?<type>[^']+)'(?: \{aka [^}]*\})? has no member named '(?<symbol>\w+)'(?:; did you mean '(?<better>\w+)')?/,
    text: {
      en: '`{type}` has no member called `{symbol}`. {hint}',
      hi: '`{type}` में `{symbol}` नाम का कोई सदस्य नहीं है। {hint}',
    },
    values: ({ better }) => ({
      hint: better
        ? { en: 'Did you mean `{better}`?', hi: 'क्या आपका मतलब `{better}` था?' }
        : {
            en: 'Check its spelling, and what this type offers.',
            hi: 'वर्तनी जाँचें, और देखें कि यह टाइप क्या देता है।',
          },
    }),
  },
  {
    id: 'cpp/arrow-needed',
    pattern: /request for member '(?<symbol>\w+)' in '(?<object>[^']+)', which is of pointer type/,
    text: {
      en: '`{object}` is a pointer, so its members are reached with `->`: `{object}->{symbol}`.',
      hi: '`{object}` एक pointer है, इसलिए उसके सदस्य `->` से मिलते हैं: `{object}->{symbol}`।',
    },
  },
  {
    id: 'cpp/dot-needed',
    pattern: /base operand of '->' has non-pointer type '(?<type>[^']+)'/,
    text: {
      en: 'This is a `{type}`, not a pointer, so its members are reached with `.` instead of `->`.',
      hi: 'यह pointer नहीं, ख़ुद `{type}` है, इसलिए उसके सदस्य `->` से नहीं, `.` से मिलते हैं।',
    },
  },
  {
    id: 'cpp/member-of-plain-value',
    pattern:
      /request for member '(?<symbol>\w+)' in '(?<object>[^']+)', which is of non-class type '(?<type>[^']+)'/,
    text: {
      en: '`{object}` is a plain `{type}`, so it has no `.{symbol}`. Use a `vector` or `string` if you need one.',
      hi: '`{object}` सीधा `{type}` है, इसलिए उसमें `.{symbol}` नहीं है। वह चाहिए तो `vector` या `string` लें।',
    },
  },
  {
    id: 'cpp/protected-member',
    pattern: /'[^']*?(?<symbol>\w+)(?:\([^']*\))?(?: const)?' is protected within this context/,
    text: {
      en: '`{symbol}` is `protected`, so only functions of its class and of classes that inherit from it may use it, and this line is in none of them. Add a `public` function that gives its value.',
      hi: '`{symbol}` `protected` है, इसलिए केवल उसकी class और उस पर बनी class के फ़ंक्शन उसे ले सकते हैं, और यह पंक्ति उनमें नहीं है। उसका मान देने वाला `public` फ़ंक्शन जोड़ें।',
    },
  },
  {
    id: 'cpp/private-member',
    pattern:
      /'[^']*?(?<symbol>\w+)(?:\([^']*\))?(?: const)?' is (?<access>private|protected) within this context/,
    text: {
      en: '`{symbol}` is `{access}`, so only its own class may use it. Put it under `public:`, or add a function that gives its value.',
      hi: '`{symbol}` `{access}` है, इसलिए केवल उसकी अपनी class उसे ले सकती है। उसे `public:` के नीचे रखें, या उसका मान देने वाला फ़ंक्शन जोड़ें।',
    },
  },
];
