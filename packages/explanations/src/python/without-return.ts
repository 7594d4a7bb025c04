import { linesOf } from '../code/program.ts';
import type { ExplanationRule } from '../explanation.ts';
import { functionsReturning, type Returning } from '../code/returns.ts';

/** The function of the program that gave the `None` of this line: called there, or where a name of the line got its value. */
function calledFor(how: Returning, source: string, code: string): { name: string } | undefined {
  const lines = linesOf({ key: 'py', code }, 'py');
  const names = [...source.matchAll(/\b[A-Za-z_]\w*/g)].map(([name]) => name);
  const kept = names.flatMap((name) =>
    lines.flatMap((line) => new RegExp(String.raw`^\s*${name} *= *(\w+)\(`).exec(line)?.[1] ?? []),
  );
  const called = new Set([...[...source.matchAll(/\b(\w+)\(/g)].map(([, name]) => name), ...kept]);
  const name = functionsReturning(how, lines).find((each) => called.has(each));
  return name === undefined ? undefined : { name };
}

const NONE = /^(?:TypeError|AttributeError): [^\n]*'?NoneType'?[\s\S]*source: (?<source>[^\n]*)/;

/** What is told of a `None` that a function of the program gave. */
export const pythonWithoutReturn: readonly ExplanationRule[] = [
  {
    id: 'python/never-returns',
    pattern: NONE,
    text: {
      en: '`{name}` has no `return`, so what a call of it gives is `None`. End it with `return` and the result.',
      hi: '`{name}` में `return` नहीं है, इसलिए उसे बुलाने पर `None` मिलता है। उसे `return` और परिणाम से पूरा करें।',
    },
    values: ({ source = '' }, code) => calledFor('never', source, code),
  },
  {
    id: 'python/returns-sometimes',
    pattern: NONE,
    text: {
      en: '`{name}` has a `return` for some cases only; in the others it ends without one and gives `None`. Add a `return` for the case that is left.',
      hi: '`{name}` में `return` केवल कुछ मामलों में है; बाक़ी में वह बिना उसके ख़त्म होता है और `None` देता है। बचे हुए मामले के लिए भी `return` लिखें।',
    },
    values: ({ source = '' }, code) => calledFor('sometimes', source, code),
  },
];
