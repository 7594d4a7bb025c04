import { expect, it } from 'vitest';

import { markdownFromTex } from './tex.ts';

function read(source: string): { markdown: string; notes: [number, string][] } {
  const notes: [number, string][] = [];
  const { markdown } = markdownFromTex(source, (line, message) => notes.push([line, message]));
  return { markdown, notes };
}

it('PUBLISHING-14: what a statement defines for itself is written out, in formulas and in text', () => {
  const { markdown, notes } = read(`\\documentclass{article}
\\newcommand{\\maxn}{10^{5}}
\\newcommand\\bound[2]{1 \\le #1 \\le #2}
\\newcommand{\\norm}[2][2]{\\left\\lVert #2 \\right\\rVert_{#1}}
\\def\\pair#1#2{(#1, #2)}
\\DeclareMathOperator{\\lcm}{lcm}
\\newcommand{\\name}{Asha}
\\renewcommand{\\name}{Ravi}
\\newcommand{\\hero}{\\textbf{\\name}}
\\begin{document}
\\hero{} has $n$ marbles, $\\bound{n}{\\maxn}$, at \\pair ab, $\\norm{x} + \\norm[1]{y} = \\lcm(a, b)$.
\\begin{verbatim}
\\name
\\end{verbatim}
\\end{document}`);
  expect(markdown).toBe(
    '**Ravi** has $n$ marbles, $1 \\le n \\le 10^{5}$, at (a, b), ' +
      '$\\left\\lVert x \\right\\rVert_{2} + \\left\\lVert y \\right\\rVert_{1} = \\operatorname{lcm}(a, b)$.\n\n' +
      '```text\n\\name\n```',
  );
  expect(notes).toEqual([]);
});

it('a macro without end, and one that grows without bound, is named and ends', () => {
  const endless = read('\\def\\again{\\again!}\nBefore. \\again After.');
  expect(endless.markdown).toContain('Before.');
  expect(endless.markdown).toContain('After.');
  expect(endless.notes).toContainEqual([1, expect.stringContaining('"\\again" has no end')]);
  const names = Array.from({ length: 20 }, (_, index) => String.fromCodePoint(97 + index).repeat(3));
  const doubled = names.map(
    (name, index) => `\\def\\${name}{\\${names[index + 1] ?? 'zzz'}\\${names[index + 1] ?? 'zzz'}}`,
  );
  const grown = read(`${doubled.join('\n')}\n\\def\\zzz{${'x'.repeat(1000)}}\nEnd. \\aaa`);
  expect(grown.notes.map(([, message]) => message).join(' ')).toContain('has no end');
  expect(grown.markdown.length).toBeLessThan(3_000_000);
});

it('a definition that cannot be read stays and is told', () => {
  const { markdown, notes } = read('\\newcommand{\\open}{never closed\nWords.');
  expect(markdown).toContain('Words.');
  expect(notes.map(([, message]) => message).join(' ')).toContain('newcommand');
});
