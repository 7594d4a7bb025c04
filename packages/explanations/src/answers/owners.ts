import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { bareCode, blockOf, linesOf, withoutTexts, type Program } from '../code/program.ts';

/** A counter of objects that every object has for itself. */
function counterPerObject({ program, expected, actual }: TakenApart): Values | undefined {
  if (!program || !/\b[01]\b/.test(actual.text) || !/\d/.test(expected.text)) return undefined;
  return program.key === 'py' ? counterOfSelf(program) : counterOfField(program);
}

/** `int count = 0;` of a class, and `count++` in what makes an object of it. */
function counterOfField(program: Program): Values | undefined {
  if (program.key !== 'java') return undefined;
  const code = bareCode(program);
  for (const [, name = '', body = ''] of code.matchAll(/\bclass\s+(\w+)[^{}]*\{([\s\S]*?)(?=\bclass\b|$)/g)) {
    for (const [, field = ''] of body.matchAll(
      /^[ \t]*(?:private |public )?int\s+(\w+)\s*(?:=\s*0\s*)?;/gm,
    )) {
      const counts = new RegExp(
        String.raw`\b${name}\s*\([^()]*\)\s*\{[^{}]*\b${field}\s*(?:\+\+|\+=\s*1|=\s*${field}\s*\+\s*1)`,
      );
      const isAlsoSet = new RegExp(String.raw`\b${field}\s*=(?!=|\s*(?:0|${field})\b)`).test(code);
      if (counts.test(body) && !isAlsoSet) return { name: field, better: `static int ${field}` };
    }
  }
  return undefined;
}

/** `self.count = 0` and `self.count += 1` in one `__init__`. */
function counterOfSelf(program: Program): Values | undefined {
  const lines = linesOf(program, 'py').map(withoutTexts);
  for (const [at, line] of lines.entries()) {
    if (!/^\s*def +__init__ *\(/.test(line)) continue;
    const body = blockOf(lines, at).join('\n');
    const [, name] =
      /^\s*self\.(\w+) *= *0\s*$[\s\S]*^\s*self\.\1 *(?:\+= *1|= *self\.\1 *\+ *1)\s*$/m.exec(body) ?? [];
    const owner = lines.slice(0, at).findLast((each) => /^\s*class +\w+/.test(each)) ?? '';
    const [, ownerName = ''] = /class +(\w+)/.exec(owner) ?? [];
    if (name !== undefined) return { name, better: `${ownerName}.${name} += 1` };
  }
  return undefined;
}

const CHANGES = String.raw`(?:\.\s*(?:append|sort|reverse|remove|pop|insert|extend|clear)\s*\(|\[[^\]]*\]\s*[-+*/]?=(?!=))`;

/** `b = a` of a list, and then one of the two is changed and both are used. */
function sameList({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py').map(withoutTexts);
  const code = lines.join('\n');
  for (const [at, line] of lines.entries()) {
    const [, copy = '', from = ''] = /^\s*([A-Za-z_]\w*) *= *([A-Za-z_]\w*)\s*$/.exec(line) ?? [];
    const isList =
      copy !== '' && new RegExp(String.raw`^\s*${from} *= *(?:\[|list\(|sorted\()`, 'm').test(code);
    const behind = lines.slice(at + 1).join('\n');
    const isChanged = new RegExp(String.raw`\b(?:${copy}|${from})${CHANGES}`).test(behind);
    const areUsed = [copy, from].every((name) => new RegExp(String.raw`\bprint\(.*\b${name}\b`).test(behind));
    const isSetAnew = new RegExp(String.raw`^\s*(?:${copy}|${from}) *=(?!=)`, 'm').test(behind);
    if (isList && isChanged && areUsed && !isSetAnew) return { copy, from };
  }
  return undefined;
}

/** Whose a value is: one for all objects, or one for each; one list with two names. */
export const ownerRules: readonly AnswerRule[] = [
  {
    id: 'answers/counter-per-object',
    text: {
      en: 'Each object has its own `{name}`, which begins at 0, so it never counts further than that one object. Let all share one: `{better}`.',
      hi: 'हर object का अपना `{name}` है, जो 0 से शुरू होता है, इसलिए वह उसी एक object से आगे नहीं गिनता। सबका एक ही रखें: `{better}`।',
    },
    fits: counterPerObject,
  },
  {
    id: 'answers/same-list',
    text: {
      en: '`{copy} = {from}` makes no second list: both names are of the same one, so a change through one shows in the other. For a copy write `{copy} = {from}[:]`.',
      hi: '`{copy} = {from}` से दूसरी list नहीं बनती: दोनों नाम एक ही list के हैं, इसलिए एक से किया बदलाव दूसरे में दिखता है। copy के लिए `{copy} = {from}[:]` लिखें।',
    },
    fits: sameList,
  },
];
