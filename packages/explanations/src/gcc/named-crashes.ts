import type { ExplanationRule } from '../explanation.ts';

/** The one name that a line puts `[ ]` behind, without a second pair. */
function onlyIndexed(line: string): string | undefined {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'|\/\/.*$/g, '');
  const names = new Set([...bare.matchAll(/([A-Za-z_]\w*)?\s*\[/g)].map(([, name]) => name));
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

/** Whether a `vector` is declared without a size, and nothing in the program could give it elements. */
function staysEmpty(code: string, name: string): boolean {
  const declared = new RegExp(String.raw`\bvector\s*<[^;()=]*>\s*(?:\w+\s*,\s*)*${name}\s*[;,]`);
  const filled = new RegExp(
    String.raw`\b${name}\s*(?:=(?!=)|\.\s*(?:push_back|resize|insert|assign|emplace\w*|swap)\b)|[(,&]\s*${name}\s*[,)]`,
  );
  return declared.test(code) && !filled.test(code);
}

/** Crashes whose line says which of the learner's names they are about (`at: `). */
export const namedCrashes: readonly ExplanationRule[] = [
  {
    id: 'gcc/vector-without-places',
    pattern: /^crash: __n < (?:this->)?size\(\)[\s\S]*^at: (?<at>.*)$/m,
    text: {
      en: '`{symbol}` is empty here: it is declared without a size, so `{symbol}[…]` does not exist yet. Add each value with `{symbol}.push_back(x)`, or declare it with its size, `{symbol}(n)`.',
      hi: '`{symbol}` यहाँ ख़ाली है: वह बिना आकार के घोषित है, इसलिए `{symbol}[…]` अभी है ही नहीं। हर मान `{symbol}.push_back(x)` से जोड़ें, या उसे आकार के साथ घोषित करें, `{symbol}(n)`।',
    },
    values: ({ at = '' }, code) => {
      const symbol = onlyIndexed(at);
      return symbol !== undefined && staysEmpty(code, symbol) ? { symbol } : undefined;
    },
  },
  {
    id: 'gcc/index-of-container',
    pattern: /^crash: __(?:n|pos) < (?:this->)?size\(\)[\s\S]*^at: (?<at>.*)$/m,
    text: {
      en: 'The index in `{symbol}[…]` is outside `{symbol}`: its indices go from 0 to `{symbol}.size() - 1`. Check where the loop or the index stops, and how many elements `{symbol}` has at this moment.',
      hi: '`{symbol}[…]` का index `{symbol}` से बाहर है: उसके index 0 से `{symbol}.size() - 1` तक हैं। देखें कि लूप या index कहाँ रुकता है, और इस पल `{symbol}` में कितने मान हैं।',
    },
    values: ({ at = '' }) => {
      const symbol = /\]\s*\[/.test(at) ? undefined : onlyIndexed(at);
      return symbol === undefined ? undefined : { symbol };
    },
  },
  {
    id: 'gcc/file-not-opened',
    pattern:
      /^crash: (?:SEGV|[^\n]*null pointer)[\s\S]*^at: .*\b(?:f?getc|fgets|fscanf|fprintf|fputs|f?putc|fputc|fread|fwrite|fclose|feof)\s*\((?<given>.*)$/m,
    text: {
      en: '`fopen` could not open the file, so `{symbol}` is `NULL` here. There are no files beside your program: it reads the input and prints the output; check `if ({symbol} == NULL)` after every `fopen`.',
      hi: '`fopen` फ़ाइल नहीं खोल सका, इसलिए `{symbol}` यहाँ `NULL` है। आपके प्रोग्राम के पास कोई फ़ाइल नहीं होती: वह इनपुट पढ़ता और आउटपुट छापता है; हर `fopen` के बाद `if ({symbol} == NULL)` जाँचें।',
    },
    values: ({ given = '' }, code) => {
      const opened = [...code.matchAll(/\b(\w+)\s*=\s*fopen\s*\([^()]*"r/g)].map(([, name = '']) => name);
      const symbol = opened.find((name) => new RegExp(String.raw`\b${name}\b`).test(given));
      return symbol === undefined ? undefined : { symbol };
    },
  },
  {
    id: 'gcc/null-pointer-followed',
    pattern:
      /^crash: member (?:access|call)[^\n]* null pointer[\s\S]*^at: (?:(?!->).)*?(?<symbol>[A-Za-z_]\w*)->(?:(?!->).)*$/m,
    text: {
      en: '`{symbol}` points to nothing (`NULL`) here, so `{symbol}->` finds nothing. Make it point to something before this line, or check `if ({symbol} != NULL)` first.',
      hi: '`{symbol}` यहाँ कहीं नहीं जाता (`NULL`), इसलिए `{symbol}->` को कुछ नहीं मिलता। इस पंक्ति से पहले उसे किसी जगह पर रखें, या पहले `if ({symbol} != NULL)` जाँचें।',
    },
  },
];
