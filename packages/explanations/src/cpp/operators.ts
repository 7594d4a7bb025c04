import type { ExplanationRule } from '../explanation.ts';

/** Operators between values that have none, `<<` and `>>` above all. */
export const cppOperators: readonly ExplanationRule[] = [
  {
    id: 'cpp/input-arrows',
    pattern: /no match for 'operator<<' \(operand types are 'std::istream'/,
    text: {
      en: '`cin` reads with `>>`, not `<<`: the arrows point to the variable, as in `cin >> n;`.',
      hi: '`cin` `<<` से नहीं, `>>` से पढ़ता है: तीर वेरिएबल की ओर जाते हैं, जैसे `cin >> n;`।',
    },
  },
  {
    id: 'cpp/output-arrows',
    pattern: /no match for 'operator>>' \(operand types are 'std::ostream'/,
    text: {
      en: '`cout` prints with `<<`, not `>>`: the arrows point to the screen, as in `cout << n;`.',
      hi: '`cout` `>>` से नहीं, `<<` से छापता है: तीर स्क्रीन की ओर जाते हैं, जैसे `cout << n;`।',
    },
  },
  {
    id: 'cpp/sort-without-random-access',
    pattern:
      /no match for 'operator-' \(operand types are 'std::_(?:List|Rb_tree|Fwd_list|Node)_?\w*iterator/,
    text: {
      en: '`sort` works on a `vector`, an array or a `deque` only. A `list` has its own: `l.sort()`; a `set` or `map` is always in order.',
      hi: '`sort` केवल `vector`, array या `deque` पर चलता है। `list` का अपना है: `l.sort()`; `set` या `map` हमेशा क्रम में रहते हैं।',
    },
  },
  {
    id: 'cpp/no-operator',
    pattern:
      /no match for 'operator(?<operator><<|>>)' \(operand types are '[^']*(?:istream|ostream)[^']*'(?: \{aka [^}]*\})? and '(?<type>[^']+)'/,
    text: {
      en: '`{operator}` does not know how to handle `{type}`. Print or read its parts one by one, in a loop if there are many.',
      hi: '`{operator}` नहीं जानता कि `{type}` के साथ क्या करे। इसके हिस्से एक-एक करके छापें या पढ़ें, ज़्यादा हों तो लूप में।',
    },
  },
  {
    id: 'cpp/no-operator-of-two',
    pattern:
      /no match for 'operator(?<operator>[^']+)' \(operand types are '(?<left>[^']+)'(?: \{aka [^}]*\})? and '(?<right>[^']+)'/,
    text: {
      en: '`{operator}` cannot work on `{left}` and `{right}`. Check the types of both sides; for a type of your own you must write `operator{operator}` yourself.',
      hi: '`{operator}` को `{left}` और `{right}` पर नहीं चला सकते। दोनों ओर के टाइप जाँचें; अपने बनाए टाइप के लिए `operator{operator}` ख़ुद लिखना होता है।',
    },
  },
  {
    id: 'cpp/no-operator-of-one',
    pattern: /no match for '?operator(?<operator>[^' ]+)'? \(operand type is '(?<type>[^']+)'/,
    text: {
      en: '`{operator}` cannot work on `{type}`. Check the type of the value next to it.',
      hi: '`{operator}` को `{type}` पर नहीं चला सकते। देखें कि उसके पास जो है उसका टाइप क्या है।',
    },
  },
];
