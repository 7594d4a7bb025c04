import type { ExplanationRule } from '../explanation.ts';

type Body = { readonly owner: string; readonly text: string };

/** The classes of a program with what stands in their braces. */
function bodiesOf(code: string): readonly Body[] {
  return [...code.matchAll(/\b(?:class|struct)\s+(\w+)[^;{()]*\{([\s\S]*?)\n\}\s*;/g)].map(
    ([, owner = '', text = '']) => ({ owner, text }),
  );
}

/** The class that only declares this function. */
function declaredIn(code: string, method: string): Body | undefined {
  const declared = new RegExp(
    String.raw`^(?!\s*friend\b)[^\n]*\b${method}\s*\([^(){};]*\)\s*(?:const\s*)?;`,
    'm',
  );
  return bodiesOf(code).find(({ text }) => declared.test(text));
}

const HEAD = /^\w[\w:<>*& ]*[\s*&](?<method>\w+)\s*\([^;{}]*\)\s*(?:const\s*)?(?:\{.*)?$/;

/** The first line of the function outside every class that `source` belongs to. */
function headAround(code: string, source: string): string | undefined {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.trim() === source.trim());
  return lines.slice(0, at + 1).findLast((line) => /^\w/.test(line));
}

const functionAround = (code: string, source: string): string | undefined =>
  HEAD.exec(headAround(code, source) ?? '')?.groups?.['method'];

/** What g++ says of a class and its functions, with the names of both. */
export const cppClasses: readonly ExplanationRule[] = [
  {
    id: 'cpp/class-before-name-missing',
    pattern: /'(?<symbol>\w+)' was not declared in this scope[\s\S]*source: (?<source>[^\n]*)/,
    text: {
      en: 'The class `{owner}` declares `{method}`, but here `{method}` is written as a function of its own, which does not know `{symbol}`. Put the class before its name: `{owner}::{method}`.',
      hi: 'class `{owner}` में `{method}` घोषित है, पर यहाँ `{method}` अलग function के रूप में लिखा है, जो `{symbol}` को नहीं जानता। उसके नाम से पहले class लिखें: `{owner}::{method}`।',
    },
    values: ({ symbol = '', source = '' }, code) => {
      const method = functionAround(code, source);
      const found = method === undefined ? undefined : declaredIn(code, method);
      const isMember = new RegExp(String.raw`\b${symbol}\b`).test(found?.text ?? '');
      return method !== undefined && found && isMember ? { method, owner: found.owner } : undefined;
    },
  },
  {
    id: 'cpp/member-of-parameter',
    pattern: /'(?<symbol>\w+)' was not declared in this scope[\s\S]*source: (?<source>[^\n]*)/,
    text: {
      en: '`{symbol}` belongs to the objects of `{owner}`, and this function stands outside of the class. Say of which object: `{name}.{symbol}`.',
      hi: '`{symbol}` `{owner}` के object का है, और यह function class के बाहर है। बताएँ किस object का: `{name}.{symbol}`।',
    },
    values: ({ symbol = '', source = '' }, code) => {
      const given = /\(([^()]*)\)/.exec(headAround(code, source) ?? '')?.[1] ?? '';
      const isMember = new RegExp(String.raw`^\s*[\w<>]+(?:\s+|\s*\*)[\w\s,]*\b${symbol}\b\s*[;,=[]`, 'm');
      for (const { owner, text } of bodiesOf(code)) {
        const name = new RegExp(String.raw`\b${owner}\s*&?\s*(\w+)`).exec(given)?.[1];
        if (name !== undefined && isMember.test(text)) return { owner, name };
      }
      return undefined;
    },
  },
  {
    id: 'cpp/body-without-class',
    pattern: /undefined reference to [`'](?<owner>\w+)::(?<symbol>\w+)\(/,
    text: {
      en: '`{owner}` declares `{symbol}`, and no `{owner}::{symbol}` is written. The `{symbol}` on line {number} belongs to no class: write `{owner}::{symbol}` there.',
      hi: '`{owner}` में `{symbol}` घोषित है, पर `{owner}::{symbol}` कहीं लिखा नहीं है। पंक्ति {number} का `{symbol}` किसी class का नहीं है: वहाँ `{owner}::{symbol}` लिखें।',
    },
    values: ({ symbol = '' }, code) => {
      const at = code.split('\n').findIndex((line) => HEAD.exec(line)?.groups?.['method'] === symbol);
      return at === -1 ? undefined : { number: String(at + 1) };
    },
    marks: 'nowhere',
  },
  {
    id: 'cpp/overridden-with-other-type',
    pattern:
      /conflicting return type specified for 'virtual (?<given>[^'\n]*?)\b(?<symbol>\w+)::(?<method>\w+)\([\s\S]*overridden function is 'virtual (?<wanted>[^'\n]*?)\b(?<owner>\w+)::\k<method>\(/,
    text: {
      en: '`{method}` returns `{got}` here, but `{needed}` in `{owner}`, which it overrides. Give both the same type.',
      hi: '`{method}` यहाँ `{got}` लौटाता है, पर `{owner}` में, जिसे वह override करता है, `{needed}`। दोनों को एक ही टाइप दें।',
    },
    values: ({ given = '', wanted = '' }) => ({ got: given.trim(), needed: wanted.trim() }),
  },
  {
    id: 'cpp/static-by-class',
    pattern:
      /expected (?:unqualified-id|primary-expression) before '\.' token[\s\S]*source: (?:[^\n]*[^\w\n])?(?<symbol>[A-Z]\w*)\.(?<method>\w+)\s*\(/,
    text: {
      en: '`{method}` is `static` and is called on its class, with two colons: `{symbol}::{method}(…)`.',
      hi: '`{method}` `static` है और class पर ही, दो कोलन के साथ बुलाया जाता है: `{symbol}::{method}(…)`।',
    },
    values: ({ method = '' }, code) =>
      new RegExp(String.raw`\bstatic\b[^\n;{}]*\b${method}\s*\(`).test(code) ? {} : undefined,
  },
  {
    id: 'cpp/function-not-overridden',
    pattern:
      /of abstract (?:class )?type '(?<symbol>\w+)'[\s\S]*?'virtual (?<type>[^'\n]*?)\b(?<owner>(?!\k<symbol>::)\w+)::(?<method>\w+)(?<rest>\([^'\n]*)'/,
    text: {
      en: '`{symbol}` does not have the function `{declared}`, which `{owner}` only declares with `= 0`, so no object of it can be made. Write it in `{symbol}` with exactly this name, these parameters and this type.',
      hi: '`{symbol}` में function `{declared}` नहीं है, जिसे `{owner}` ने `= 0` से केवल घोषित किया है, इसलिए उसका object नहीं बन सकता। उसे `{symbol}` में ठीक इसी नाम, इन्हीं parameters और इसी टाइप के साथ लिखें।',
    },
    values: ({ type = '', method = '', rest = '' }) => ({ declared: `${type}${method}${rest}` }),
  },
  {
    id: 'cpp/abstract-made',
    pattern:
      /of abstract (?:class )?type '(?<symbol>\w+)'[\s\S]*?'virtual [^'\n]*?\b\k<symbol>::(?<method>\w+)\(/,
    text: {
      en: '`{symbol}` is abstract: its function `{method}` is only declared, with `= 0`. Make an object of a class that inherits from `{symbol}` and writes `{method}`.',
      hi: '`{symbol}` abstract है: उसका function `{method}` `= 0` से केवल घोषित है। ऐसी class का object बनाएँ जो `{symbol}` पर बनी हो और जिसमें `{method}` लिखा हो।',
    },
  },
];
