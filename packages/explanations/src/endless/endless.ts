import { fill } from '@abhyas/contract/fill';
import type { PageLanguage } from '@abhyas/contract/page-language';

import { hasArray } from '../code/own-names.ts';
import { type Explanation, textIn } from '../explanation.ts';
import type { EndlessRule, Found } from './endless-rule.ts';
import { callsOwn, isChanged, loopsOf, type Loop } from '../code/loops.ts';
import { bareCode, lineAt, type Program } from '../code/program.ts';
import { awayInWhile, pairLoops } from './pairs.ts';
import { headLoops } from './heads.ts';
import { endlessCalls } from './recursion.ts';
import { wayLoops } from './ways.ts';

const LEAVES = /\b(?:break|return|exit|goto|throw|raise|quit|abort)\b/;
const WORDS = new Set([
  'true',
  'false',
  'True',
  'False',
  'NULL',
  'null',
  'None',
  'nullptr',
  'and',
  'or',
  'not',
  'in',
  'is',
]);
/** The length of a text does not change with its counter. */
const LENGTHS = /\b\w+\.(?:length|size)\(\)|\b(?:strlen|len)\(\w+\)/g;

/** The variables of a condition; undefined if it depends on anything else, such as a call. */
function namesIn(condition: string): readonly string[] | undefined {
  const plain = condition.replaceAll(LENGTHS, '0');
  if (/\w\s*\(|[.[\]]|->|\+\+|--|[^=!<>]=[^=]|>>|<</.test(plain)) return undefined;
  const names = [...plain.matchAll(/\b[A-Za-z_]\w*\b/g)].map(([name]) => name);
  if (names.includes('cin')) return undefined;
  return [...new Set(names.filter((name) => !WORDS.has(name)))];
}

const quotedNames = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** `while (n > 0)` in whose body nothing gives `n` another value. */
function nothingChanges(program: Program, loop: Loop): readonly string[] | undefined {
  // The length of an array never changes.
  const condition = loop.condition.replaceAll(/\b(\w+)\.length\b(?!\()/g, (given, name: string) =>
    hasArray(program.code, name) ? '0' : given,
  );
  const names = namesIn(condition);
  if (!names || names.length === 0 || LEAVES.test(loop.body)) return undefined;
  const isResized = lengthsIn(loop.condition).some((name) => RESIZES(name).test(loop.body));
  return isResized ||
    names.some((name) => isChanged(name, loop.body, program.key) || isGiven(name, loop.body, program)) ||
    callsOwn(loop.body, program.code)
    ? undefined
    : names;
}

/** Whether a function gets it that may change it: where a list or a reference is given. */
function isGiven(name: string, body: string, { key }: Program): boolean {
  if (key === 'c' || key === 'java') return false;
  const call = String.raw`\b(?!(?:print|printf|str|int|float|len|range|abs|if|while|for|and|or|not|in)\b)\w+\s*`;
  return new RegExp(String.raw`${call}\((?:[^()]|\([^()]*\))*\b${name}\b`).test(body);
}

/** What the condition asks the length of. */
const lengthsIn = (condition: string): readonly string[] =>
  [...condition.matchAll(LENGTHS)].map(
    ([given]) => /^\w+\((\w+)\)$/.exec(given)?.[1] ?? given.split('.')[0] ?? '',
  );

const RESIZES = (name: string): RegExp =>
  new RegExp(
    String.raw`\b${name}\s*(?:[-+*]?=(?!=)|\.\s*(?:pop|push|erase|clear|remove|insert|append|add|resize|extend)\w*)|\bdel\s+${name}\b`,
  );

function valueLost(program: Program): Found | undefined {
  for (const loop of loopsOf(program)) {
    const [name = '', ...others] = (loop.kind === 'while' ? nothingChanges(program, loop) : undefined) ?? [];
    const given = new RegExp(String.raw`^\s*(${name}\s*(?:[-+*]|\/\/?)\s*\w+)\s*;?\s*$`, 'm').exec(
      loop.body,
    )?.[1];
    if (name !== '' && others.length === 0 && given !== undefined)
      return { line: loop.line, values: { name, given, condition: loop.condition } };
  }
  return undefined;
}

function unchanged(program: Program): Found | undefined {
  for (const loop of loopsOf(program)) {
    const isLoop = loop.kind === 'while' && loop.body.trim() !== '';
    const names = isLoop ? nothingChanges(program, loop) : undefined;
    if (names) return { line: loop.line, values: { names: quotedNames(names), condition: loop.condition } };
  }
  return undefined;
}

function endsAtOnce(program: Program): Found | undefined {
  const loop = loopsOf(program).find(
    (each) =>
      program.key !== 'py' &&
      each.kind === 'while' &&
      each.body === '' &&
      nothingChanges(program, each) !== undefined,
  );
  return loop && { line: loop.line, values: { condition: loop.condition } };
}

function neverLeft(program: Program): Found | undefined {
  const loop = loopsOf(program).find(
    ({ kind, condition, body }) =>
      kind === 'while' &&
      /^(?:true|True|1)$/.test(condition) &&
      !LEAVES.test(body) &&
      !callsOwn(body, program.code),
  );
  return loop && { line: loop.line, values: { condition: loop.condition } };
}

/** `n = n % 10` in `while (n > 0)`. */
function lastDigitKept(program: Program): Found | undefined {
  for (const { kind, condition, body, line } of loopsOf(program)) {
    const [, name] = /^(\w+)\s*(?:>\s*0|!=\s*0|>=\s*1)?$/.exec(condition) ?? [];
    if (kind !== 'while' || name === undefined || LEAVES.test(body)) continue;
    const kept = new RegExp(String.raw`\b${name}\s*(?:=\s*${name}\s*%|%=)\s*(10)\b`);
    const by = kept.exec(body)?.[1];
    if (by === undefined || isChanged(name, body.replace(kept, ''))) continue;
    const sign = program.key === 'py' ? '//' : '/';
    return { line, values: { given: kept.exec(body)?.[0] ?? '', better: `${name} = ${name} ${sign} ${by}` } };
  }
  return undefined;
}

const STEP = /^(?:(?:\+\+|--)\s*(\w+)|(\w+)\s*(?:\+\+|--|[-+*/]=\s*\w+|=[\w\s*/%+-]*))$/;

/** The variable that the third part of a `for` changes. */
function steppedBy(step: string): string | undefined {
  const [, before, behind] = STEP.exec(step) ?? [];
  return before ?? behind;
}

/** Whether nothing in the body of a loop ends it or changes its counter. */
const goesOn = ({ body }: Loop, counter: string): boolean => !LEAVES.test(body) && !isChanged(counter, body);

/** `j <= i` with `i++`: the end runs away. */
const movesEnd = ({ condition, step }: Loop): boolean =>
  /^\w+\s*<=?\s*\w+$/.test(condition) && /\+\+|\+=/.test(step);

/** `for (j = 0; j < n; i++)`. */
function otherCounter(program: Program): Found | undefined {
  for (const loop of loopsOf(program).filter(({ kind }) => kind === 'for')) {
    const { condition, step, line } = loop;
    const [stepped, names = []] = [steppedBy(step), namesIn(condition)];
    const [counter] = names;
    if (stepped === undefined || counter === undefined || counter === stepped) continue;
    const isOther = !names.includes(stepped) || movesEnd(loop);
    if (isOther && goesOn(loop, counter)) return { line, values: { condition, step, counter } };
  }
  return undefined;
}

/** Whether a step leads away from the end that a comparison names. */
const isAway = (sign: string, step: string): boolean =>
  sign === '<' ? step.includes('--') : sign === '>' && step.includes('++');

/** `for (i = 0; i < n; i--)`. */
export function awayFromEnd(program: Program): Found | undefined {
  for (const loop of loopsOf(program).filter(({ kind }) => kind === 'for')) {
    const { condition, step, line } = loop;
    const [, counter = '', sign = ''] = /^(\w+)\s*([<>])=?/.exec(condition) ?? [];
    if (steppedBy(step) === counter && isAway(sign, step) && goesOn(loop, counter))
      return { line, values: { condition, step } };
  }
  return undefined;
}

/** `low = mid` in a search that halves: with two neighbours left `mid` is `low` again. */
function halfKept(program: Program): Found | undefined {
  for (const { condition, body, line } of loopsOf(program)) {
    // `high - low > 1` ends there.
    const isToTheLast = /^\w+\s*(?:<=?|!=)\s*\w+$/.test(condition);
    const [, middle = '', low = ''] =
      /\b(\w+)\s*=\s*(?:\(?int\)?\s*)?\(\s*(\w+)\s*\+\s*\w+\s*\)\s*\/{1,2}\s*2/.exec(body) ?? [];
    const kept = new RegExp(String.raw`\b${low}\s*=\s*${middle}\s*(?:;|$)`, 'm');
    if (isToTheLast && middle !== '' && kept.test(body)) return { line, values: { low, middle } };
  }
  return undefined;
}

const placeOfLine = (code: string, line: number): number =>
  code
    .split('\n')
    .slice(0, line - 1)
    .join('\n').length;

/** Two loops, one in the other, that count with the same variable. */
export function sameCounter(program: Program): Found | undefined {
  const code = bareCode(program);
  for (const { kind, step, body, line } of loopsOf(program)) {
    const counter = steppedBy(step);
    if (kind !== 'for' || counter === undefined) continue;
    const inner = new RegExp(String.raw`\bfor\s*\(\s*${counter}\s*=`).exec(body);
    const at = inner ? code.indexOf(body, placeOfLine(code, line)) : -1;
    if (inner && at !== -1)
      return { line, values: { counter, inner: String(lineAt(code, at + inner.index)) } };
  }
  return undefined;
}

/** Why a program does not end, or prints without end, as its text shows; the more exact rows stand first. */
export const endlessRules: readonly EndlessRule[] = [
  {
    id: 'endless/value-lost',
    text: {
      en: '`{given}` on a line of its own works out a value and drops it, so `{name}` stays as it is and `{condition}` stays true. Write `{name} = {given}`.',
      hi: 'अपनी पंक्ति में अकेला `{given}` मान निकालकर छोड़ देता है, इसलिए `{name}` वैसा ही रहता है और `{condition}` सच रहता है। `{name} = {given}` लिखें।',
    },
    find: valueLost,
  },
  {
    id: 'endless/ended-by-semicolon',
    text: {
      en: 'The `;` right after `while ({condition})` is all that the loop repeats, so `{condition}` stays true. Delete that `;`.',
      hi: '`while ({condition})` के ठीक बाद का `;` ही वह सब है जो लूप दोहराता है, इसलिए `{condition}` सच रहता है। वह `;` हटाएँ।',
    },
    find: endsAtOnce,
  },
  {
    id: 'endless/nothing-changes',
    text: {
      en: 'Nothing inside this loop changes {names}, so once `{condition}` is true it stays true and the loop never ends. Change it in every turn, inside the loop.',
      hi: 'इस लूप के भीतर {names} को कुछ नहीं बदलता, इसलिए `{condition}` एक बार सच हुआ तो सच ही रहता है और लूप कभी नहीं रुकता। हर चक्कर में, लूप के भीतर, उसे बदलें।',
    },
    find: unchanged,
  },
  {
    id: 'endless/never-left',
    text: {
      en: '`{condition}` is always true, and nothing in this loop leaves it. Put a `break` where it should end, or a condition in its place.',
      hi: '`{condition}` हमेशा सच है, और इस लूप में कुछ उससे बाहर नहीं ले जाता। जहाँ रुकना हो वहाँ `break` लिखें, या इसकी जगह शर्त रखें।',
    },
    find: neverLeft,
  },
  {
    id: 'endless/last-digit-kept',
    text: {
      en: '`{given}` keeps only the last digit, and the next turns keep the same one again, so the loop does not end. To take the last digit away write `{better}`.',
      hi: '`{given}` केवल आख़िरी अंक रखता है, और आगे के चक्कर फिर वही रखते हैं, इसलिए लूप नहीं रुकता। आख़िरी अंक हटाने के लिए `{better}` लिखें।',
    },
    find: lastDigitKept,
  },
  {
    id: 'endless/other-counter',
    text: {
      en: 'This `for` goes on while `{condition}`, but `{step}` does not change `{counter}`. Change `{counter}` in the third part of the `for`.',
      hi: 'यह `for` तब तक चलता है जब तक `{condition}`, पर `{step}` से `{counter}` नहीं बदलता। `for` के तीसरे भाग में `{counter}` को बदलें।',
    },
    find: otherCounter,
  },
  {
    id: 'endless/away-from-end',
    text: {
      en: '`{step}` leads away from the end of this loop, which goes on while `{condition}`. Change the step or the comparison.',
      hi: '`{step}` इस लूप को उसके अंत से दूर ले जाता है, जो तब तक चलता है जब तक `{condition}`। दोनों में से एक को उलटा करें।',
    },
    find: (program) => awayFromEnd(program) ?? awayInWhile(program),
  },
  {
    id: 'endless/same-counter',
    text: {
      en: 'The loop on line {inner} is inside this one and counts with `{counter}` too, so it changes the counter of this loop. Give it another counter.',
      hi: 'पंक्ति {inner} का लूप इस लूप के भीतर है और `{counter}` से ही गिनता है, इसलिए वह इस लूप की गिनती बदल देता है। उसे दूसरा counter दें।',
    },
    find: sameCounter,
  },
  {
    id: 'endless/half-kept',
    text: {
      en: 'When two places are left, `{middle}` is the same as `{low}`, and `{low} = {middle}` changes nothing any more. The place `{middle}` has been looked at: write `{low} = {middle} + 1`.',
      hi: 'जब दो ही जगहें बचती हैं तब `{middle}` वही है जो `{low}`, और `{low} = {middle}` से कुछ नहीं बदलता। जगह `{middle}` देखी जा चुकी है: `{low} = {middle} + 1` लिखें।',
    },
    find: halfKept,
  },
  ...pairLoops,
  ...wayLoops,
  ...headLoops,
  ...endlessCalls,
];

/** What may be why a program took too long or printed too much; null where its text does not show it. */
export function explainEndless(program: Program, language: PageLanguage): Explanation | null {
  for (const { id, text, find } of endlessRules) {
    const found = find(program);
    if (found) return { id, line: found.line, text: fill(textIn(text, language), found.values) };
  }
  return null;
}
