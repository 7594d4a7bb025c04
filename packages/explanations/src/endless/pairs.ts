import type { EndlessRule, Found } from './endless-rule.ts';
import { callsOwn, isChanged, loopsOf, type Loop } from '../code/loops.ts';
import type { Program } from '../code/program.ts';

const LEAVES = /\b(?:break|return|exit|goto|throw|raise)\b/;

/** The loops that nothing but their condition ends. */
const whileLoops = (program: Program): readonly Loop[] =>
  loopsOf(program).filter(({ kind, body }) => kind === 'while' && !LEAVES.test(body));

/** `while (p->next != NULL)` in which nothing moves `p` on. */
function notMovedOn(program: Program): Found | undefined {
  for (const { condition, body, line } of whileLoops(program)) {
    const [, name = '', sign = '', field = ''] =
      /^(\w+)(->|\.)(\w+)(?:\s*(?:!=|is not)\s*(?:NULL|null|nullptr|None|0))?$/.exec(condition) ?? [];
    if (name === '' || body === '') continue;
    const isSetOrGiven = new RegExp(
      String.raw`(?:->|\.)\s*${field}\s*=(?!=)|\(\s*(?:[^()]*,\s*)?&?\s*${name}\s*[,)]`,
    );
    const mayMove = isSetOrGiven.test(body) || isChanged(name, body, 'c') || callsOwn(body, program.code);
    if (!mayMove) return { line, values: { name, condition, better: `${name} = ${name}${sign}${field}` } };
  }
  return undefined;
}

/** `while (a != b)` with `if (a > b) a = a - b` and nothing for the other case. */
function oneSideOnly(program: Program): Found | undefined {
  for (const { condition, body, line } of whileLoops(program)) {
    const [, left, right] = /^(\w+)\s*!=\s*(\w+)$/.exec(condition) ?? [];
    const [, first, second, lessened, by] =
      /^\s*if\b\s*\(?\s*(\w+)\s*>\s*(\w+)\s*\)?\s*:?\s*\{?\s*(\w+)\s*(?:-=\s*|=\s*\3\s*-\s*)(\w+)\s*;?\s*\}?\s*$/.exec(
        body,
      ) ?? [];
    const isPair = (left === first && right === second) || (left === second && right === first);
    if (first === undefined || second === undefined || !isPair) continue;
    if (lessened === first && by === second)
      return { line, values: { condition, first, second, better: `${second} = ${second} - ${first}` } };
  }
  return undefined;
}

/** A step of this name upwards or downwards by a fixed number. */
const stepOf = (name: string, way: string): RegExp =>
  new RegExp(
    String.raw`(?<![\w.])(?:${name}\s*(?:${way}${way}|${way}=\s*\d+|=\s*${name}\s*${way}\s*\d+)|${way}${way}\s*${name})(?!\w)`,
  );

/** `while (n > 0)` with `n++`. */
export function awayInWhile(program: Program): Found | undefined {
  for (const { condition, body, line } of whileLoops(program)) {
    const [, name, sign, end] = /^(\w+)\s*([<>])=?\s*(-?\w+)$/.exec(condition) ?? [];
    if (name === undefined || end === undefined) continue;
    const step = stepOf(name, sign === '>' ? String.raw`\+` : '-');
    const given = step.exec(body)?.[0];
    const isElse =
      isChanged(name, body.replace(step, '')) || isChanged(end, body) || callsOwn(body, program.code);
    if (given !== undefined && !isElse) return { line, values: { condition, step: given } };
  }
  return undefined;
}

/** Loops over a list, or over two numbers, in which one way through does not go on. */
export const pairLoops: readonly EndlessRule[] = [
  {
    id: 'endless/not-moved-on',
    text: {
      en: 'Nothing inside this loop moves `{name}` on, so `{condition}` stays true. End each turn with `{better}`.',
      hi: 'इस लूप के भीतर `{name}` को कुछ आगे नहीं बढ़ाता, इसलिए `{condition}` सच ही रहता है। हर चक्कर के अंत में `{better}` लिखें।',
    },
    find: notMovedOn,
  },
  {
    id: 'endless/one-side-only',
    text: {
      en: 'When `{second}` is larger than `{first}`, nothing in this loop changes, and `{condition}` stays true. Add an `else` with `{better}`.',
      hi: 'जब `{second}` `{first}` से बड़ा हो तब इस लूप में कुछ नहीं बदलता, और `{condition}` सच ही रहता है। `{better}` वाला `else` जोड़ें।',
    },
    find: oneSideOnly,
  },
];
