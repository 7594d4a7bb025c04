import type { ExplanationRule } from '../explanation.ts';

/** Indentation and brackets. */
export const pythonLayout: readonly ExplanationRule[] = [
  {
    id: 'python/block-missing',
    pattern:
      /^IndentationError: expected an indented block after '?(?<symbol>[\w ]+?)'?(?: statement| definition)?(?: on line (?<opened>\d+))?\n/,
    text: {
      en: 'The `{opener}` above needs at least one indented line. Put four spaces before this line if it belongs there, or write `pass` above it if nothing does.',
      hi: 'ऊपर के `{opener}` के अंदर कुछ होना चाहिए। यह पंक्ति उसकी हो तो इससे पहले चार ख़ाली जगहें दें; अंदर कुछ न रखना हो तो इसके ऊपर `pass` लिखें।',
    },
    values: ({ symbol = '' }) => ({
      opener: symbol === 'function' ? 'def' : symbol.replace(/ definition$/, ''),
    }),
  },
  {
    id: 'python/unexpected-indent',
    pattern: /^IndentationError: unexpected indent/,
    text: {
      en: 'This line begins further to the right than the one above, for no reason. Remove the spaces before it; only what follows a `:` is indented.',
      hi: 'यह पंक्ति बिना कारण ऊपर वाली से ज़्यादा दाईं ओर शुरू होती है। आगे की ख़ाली जगह हटाएँ; केवल `:` के बाद वाली इंडेंट होती है।',
    },
  },
  {
    id: 'python/indent-does-not-match',
    pattern: /^IndentationError: unindent does not match/,
    text: {
      en: 'The indentation of this line fits no line above. Give it exactly as many spaces as the lines it belongs with.',
      hi: 'यह पंक्ति ऐसी जगह शुरू होती है जहाँ ऊपर की कोई पंक्ति शुरू नहीं होती। इसे ठीक उतनी ख़ाली जगह दें जितनी इसके साथ की पंक्तियों में है।',
    },
  },
  {
    id: 'python/tabs-and-spaces',
    pattern: /^TabError/,
    text: {
      en: 'Tabs and spaces are mixed before this line. Use four spaces for every step, here and in the lines above.',
      hi: 'इस पंक्ति से पहले tab और ख़ाली जगह मिली हुई हैं। यहाँ और ऊपर हर क़दम के लिए चार ख़ाली जगह रखें।',
    },
  },
  {
    id: 'python/never-closed',
    pattern: /^SyntaxError: '(?<symbol>[([{])' was never closed/,
    text: {
      en: 'This `{symbol}` is never closed. Put its closing bracket where it belongs.',
      hi: 'यह `{symbol}` कभी बंद नहीं होता। जहाँ चाहिए वहाँ उसका बंद होने वाला कोष्ठक रखें।',
    },
  },
  {
    id: 'python/brackets-do-not-match',
    pattern:
      /^SyntaxError: closing parenthesis '(?<symbol>[^']+)' does not match opening parenthesis '(?<opening>[^']+)'/,
    text: {
      en: '`{symbol}` closes what was opened with `{opening}`. Use the matching bracket.',
      hi: '`{symbol}` उसे बंद करता है जो `{opening}` से खुला था। मेल खाने वाला कोष्ठक लें।',
    },
  },
  {
    id: 'python/unmatched',
    pattern: /^SyntaxError: unmatched '(?<symbol>[^']+)'/,
    text: {
      en: 'This `{symbol}` closes nothing: there is one too many. Delete it, or add the bracket that opens it.',
      hi: 'यह `{symbol}` कुछ बंद नहीं करता: एक ज़्यादा है। इसे हटाएँ, या वह कोष्ठक जोड़ें जो इसे खोलता है।',
    },
  },
];
