import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { closingOf, codeOf, firstMatch, indentOf, linesOf, withoutTexts } from '../code/program.ts';

const LEAVES = /^(?:return|break)\b/;

/** The places of the lines that belong to a Python block directly, without those of blocks in it. */
function directLines(lines: readonly string[], head: number): readonly number[] {
  const outer = indentOf(lines[head] ?? '');
  const block: number[] = [];
  for (let at = head + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (indentOf(line) <= outer) break;
    block.push(at);
  }
  const inner = indentOf(lines[block[0] ?? -1] ?? '');
  return block.filter((at) => indentOf(lines[at] ?? '') === inner);
}

/** The word with which every way through a Python block leaves it. */
function leftBy(lines: readonly string[], head: number): string | undefined {
  const direct = directLines(lines, head);
  const textAt = (place: number) => (lines[direct.at(place) ?? -1] ?? '').trim();
  const word = LEAVES.exec(textAt(-1))?.[0];
  if (word !== undefined || textAt(-1) !== 'else:') return word;
  for (let place = -1; -place <= direct.length; place--) {
    const left = leftBy(lines, direct.at(place) ?? -1);
    if (left === undefined || textAt(place).startsWith('if ')) return left;
  }
  return undefined;
}

function leftAtOnceInPython(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    if (!/^\s*(?:for|while)\b.+:$/.test(line)) continue;
    const found = leftBy(lines, index);
    const after = lines.findIndex(
      (each, at) => at > index && each.trim() !== '' && indentOf(each) <= indentOf(line),
    );
    const body = lines.slice(index + 1, after === -1 ? undefined : after);
    if (found !== undefined && !body.some((each) => /\bcontinue\b/.test(each))) return found;
  }
  return undefined;
}

const statementsOf = (body: string): readonly string[] =>
  body
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** The word with which every way through statements without blocks leaves them. */
function leavingWord(body: string): string | undefined {
  const statements = statementsOf(body);
  const branch = /^(?:else\s+)?if\s*\([^;]*\)\s*(?:return|break)\b/;
  let at = statements.length - 1;
  const [, word] = /^(?:else\s+)?(return|break)\b/.exec(statements[at] ?? '') ?? [];
  if (word === undefined || !statements[at]?.startsWith('else')) return word;
  while (--at >= 0 && branch.test(statements[at] ?? '')) {
    if (statements[at]?.startsWith('if')) return word;
  }
  return undefined;
}

/** Each block within a block becomes the word that leaves it, or nothing. */
function withoutBlocks(body: string): string {
  let left = body;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/\{([^{}]*)\}/g, (_, inner: string) => `${leavingWord(inner) ?? ''};`);
  }
  return left;
}

function leftAtOnceInBraces(code: string): string | undefined {
  for (const { index } of code.matchAll(/\bfor\s*\(/g)) {
    const head = closingOf(code, code.indexOf('(', index));
    const open = /^\s*\{/.exec(code.slice(head + 1));
    if (head === -1 || !open) continue;
    const start = head + open[0].length;
    const body = code.slice(start + 1, closingOf(code, start));
    const found = leavingWord(withoutBlocks(body));
    if (found !== undefined && !/\b(?:continue|switch|for|while)\b/.test(body)) return found;
  }
  return undefined;
}

/** A loop that every way through its body leaves: it has no second turn. */
function leftAtOnce({ program }: TakenApart): Values | undefined {
  const found =
    program?.key === 'py'
      ? leftAtOnceInPython(linesOf(program, 'py'))
      : leftAtOnceInBraces(withoutTexts(codeOf(program, 'c', 'cpp', 'java', 'js')));
  return found === undefined ? undefined : { word: found };
}

/** `for (i = 0; i > n; i++)`, `for (i = n; i < 0; i--)`: the condition points the other way. */
function neverBegins({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'c', 'cpp', 'java', 'js'));
  const up =
    /\bfor\s*\(\s*(?:int |long )?\s*(\w+)\s*=\s*[01]\s*;\s*(\1\s*(?:>=?|==)\s*\w+)\s*;\s*(\1\+\+|\+\+\1)\s*\)/;
  const down =
    /\bfor\s*\(\s*(?:int |long )?\s*(\w+)\s*=\s*[^;]+;\s*(\1\s*<=?\s*-?[01])\s*;\s*(\1--|--\1)\s*\)/;
  const [, , given, step] = up.exec(code) ?? down.exec(code) ?? [];
  return given === undefined || step === undefined ? undefined : { given, step };
}

/** `range(n, 0)` counts upwards. */
function emptyRange({ program }: TakenApart): Values | undefined {
  const [, start] = firstMatch(linesOf(program, 'py'), /\brange\( *(\w+) *, *(?:0|-1) *\)/) ?? [];
  return start === undefined || start === '0' ? undefined : { start };
}

/** `if (…);` and `for (…);` before a block. */
function endedAtOnce({ program }: TakenApart): Values | undefined {
  const code = withoutTexts(codeOf(program, 'java', 'js'));
  for (const { index, 0: word } of code.matchAll(/\b(?:if|for)\b(?=\s*\()/g)) {
    const end = closingOf(code, code.indexOf('(', index));
    const after = end === -1 ? '' : code.slice(end + 1);
    if (word === 'if' ? /^\s*;/.test(after) : /^\s*;\s*\{/.test(after) || isIndentedAfter(code, end))
      return { word };
  }
  return undefined;
}

/** Whether a `;` stands here, and the next line is indented as what belongs to this one. */
function isIndentedAfter(code: string, place: number): boolean {
  const line = code.slice(code.lastIndexOf('\n', place) + 1, place);
  const [, next] = /^[ \t]*;[ \t]*\n([^\n]*\S)/.exec(code.slice(place + 1)) ?? [];
  return next !== undefined && indentOf(next) > indentOf(line);
}

/** A `case` that runs on into the next. */
function breakMissing({ program }: TakenApart): Values | undefined {
  const code = codeOf(program, 'c', 'cpp', 'java', 'js');
  const start = code.search(/\bswitch\s*\(/);
  if (start === -1) return undefined;
  const open = code.indexOf('{', start);
  const cases = code.slice(open + 1, closingOf(withoutTexts(code), open)).split(/\b(?=case\b|default\b)/);
  const missing = cases.slice(0, -1).find((each) => {
    const [, body = ''] = /^(?:case\b[^:]*|default\s*):([\s\S]*)$/.exec(each) ?? [];
    return body.trim() !== '' && !/\b(?:break|return|continue|throw|exit)\b/.test(body);
  });
  const [, given] = /^(case\b[^:]*?)\s*:/.exec(missing ?? '') ?? [];
  return given === undefined ? undefined : { given };
}

/** `sum = x;` in a loop: only the last value is left. */
function newEachTime({ program, input, actual }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'c', 'cpp', 'java', 'js', 'py');
  const last = input.split(/\s+/).at(-1);
  if (actual.words.length !== 1 || actual.text !== last) return undefined;
  const loop = lines.findIndex((line) => /^\s*(?:for|while)\b/.test(line));
  const before = lines.slice(0, Math.max(loop, 0)).join('\n');
  for (const [index, line] of lines.entries()) {
    const [, name, value] =
      /^\s+(?:\{\s*)?([A-Za-z_]\w*)\s*=\s*((?:int|float)\([A-Za-z_]\w*\)|[A-Za-z_]\w*(?:\[\w+\])?)\s*;?$/.exec(
        line,
      ) ?? [];
    if (index <= loop || loop === -1 || name === undefined || value === undefined) continue;
    const isSum = new RegExp(String.raw`\b${name}\s*=\s*0(?:\.0)?\b`).test(before);
    if (isSum && name !== value && !/\bif\b/.test(`${lines[index - 1]}${line}`)) return { name, value };
  }
  return undefined;
}

/** What a loop, a condition or a choice does that is hardly ever meant. */
export const loopRules: readonly AnswerRule[] = [
  {
    id: 'answers/left-at-once',
    text: {
      en: 'Every way through your loop ends with `{word}`, so the loop runs only once. Move the `{word}` that is meant for the end to after the loop.',
      hi: 'आपके लूप का हर रास्ता `{word}` पर ख़त्म होता है, इसलिए उसका एक ही चक्कर होता है। जो `{word}` अंत के लिए है उसे लूप के बाद रखें।',
    },
    fits: leftAtOnce,
  },
  {
    id: 'answers/ended-at-once',
    text: {
      en: 'The `;` right after `{word} (…)` ends it there, so what follows is no longer part of it. Delete that `;`.',
      hi: '`{word} (…)` के ठीक बाद का `;` उसे वहीं ख़त्म कर देता है, इसलिए आगे का भाग उसका नहीं रहता। वह `;` हटाएँ।',
    },
    fits: endedAtOnce,
  },
  {
    id: 'answers/break-missing',
    text: {
      en: 'After `{given}` there is no `break`, so the lines of the next `case` run too. End each `case` with `break;`.',
      hi: '`{given}` के बाद `break` नहीं है, इसलिए अगले `case` की पंक्तियाँ भी चलती हैं। हर `case` के अंत में `break;` लिखें।',
    },
    fits: breakMissing,
  },
  {
    id: 'answers/new-each-time',
    text: {
      en: '`{name} = {value}` gives `{name}` a new value each time round, so only the last one is left. To add them up, write `{name} += {value}`.',
      hi: '`{name} = {value}` हर चक्कर में `{name}` को नया मान देता है, इसलिए केवल आख़िरी बचता है। जोड़ते जाने के लिए `{name} += {value}` लिखें।',
    },
    fits: newEachTime,
  },
];

/** Why a loop did nothing; told before "nothing was printed". */
export const idleLoopRules: readonly AnswerRule[] = [
  {
    id: 'answers/never-begins',
    text: {
      en: 'With `{step}` and the condition `{given}` the loop runs only while `{given}` is true, which is hardly ever so at the start. Check whether the comparison is the right way round.',
      hi: '`{step}` के साथ यह लूप तभी तक चलता है जब तक `{given}` सच है, और शुरू में ऐसा शायद ही होता है। देखें कि तुलना का चिह्न उलटा तो नहीं।',
    },
    fits: neverBegins,
  },
  {
    id: 'answers/range-downwards',
    text: {
      en: '`range` counts upwards, so from `{start}` down to 0 there is nothing in it. To count downwards, give a step too: `range({start}, 0, -1)`.',
      hi: '`range` ऊपर की ओर गिनता है, इसलिए `{start}` से 0 तक उसमें कुछ नहीं होता। नीचे की ओर गिनने के लिए कदम भी दें: `range({start}, 0, -1)`।',
    },
    fits: emptyRange,
  },
];
