import type { Statement } from '../code/statement.ts';
import { everyLoop, firstText } from '../code/statements.ts';
import type { EndlessRule, Found } from './endless-rule.ts';
import { callsOwn, isChanged } from '../code/loops.ts';
import type { Program } from '../code/program.ts';

const LEAVES = /\b(?:break|return|exit|goto|throw|raise)\b/;

/** What keeps a loop going, as it is written. */
const conditionOf = ({ kind, head }: Statement): string =>
  (kind === 'for' ? (head.split(';')[1] ?? '') : head).trim();

/** `for (i = 1; i = n; i++)`: the condition gives a value each time. */
function givenInHead(program: Program): Found | undefined {
  for (const loop of program.key === 'py' ? [] : everyLoop(program)) {
    const condition = conditionOf(loop);
    const [, name, value = '0'] = /^(\w+)\s*=\s*(\w+)$/.exec(condition) ?? [];
    if (name !== undefined && value !== '0' && !LEAVES.test(firstText(loop)))
      return { line: loop.line, values: { condition, name, value } };
  }
  return undefined;
}

/** The only change of this name in the body of a loop that leaves by its condition alone. */
function onlyChange(
  program: Program,
  { name, text, form }: { name: string; text: string; form: RegExp },
): string | undefined {
  const given = form.exec(text)?.[0];
  const isElse =
    given === undefined || isChanged(name, text.replace(given, '')) || callsOwn(text, program.code);
  return isElse || LEAVES.test(text) ? undefined : given.trim();
}

/** `while (n >= 0)` with `n = n / 10`: 0 stays 0. */
function neverBelow(program: Program): Found | undefined {
  for (const { kind, head, line, branches } of everyLoop(program)) {
    const [, name] = /^(\w+)\s*(?:>=\s*0|>\s*-1)$/.exec(kind === 'while' ? head : '') ?? [];
    if (name === undefined) continue;
    const form = new RegExp(String.raw`(?<![\w.])${name}\s*(?:\/\/?=\s*\d+|=\s*${name}\s*\/\/?\s*\d+)`);
    const given = onlyChange(program, { name, text: branches[0]?.text ?? '', form });
    if (given !== undefined) return { line, values: { condition: head, name, given, better: `${name} > 0` } };
  }
  return undefined;
}

/** `while (n != 0)` with `n -= 2`: an odd number passes over 0. */
function passesOver(program: Program): Found | undefined {
  for (const { kind, head, line, branches } of everyLoop(program)) {
    const [, name, end] = /^(\w+)\s*!=\s*(-?\w+)$/.exec(kind === 'while' ? head : '') ?? [];
    if (name === undefined || end === undefined) continue;
    const form = new RegExp(
      String.raw`(?<![\w.])${name}\s*(?:[-+]=\s*(?:[2-9]|[1-9]\d+)\b|=\s*${name}\s*[-+]\s*(?:[2-9]|[1-9]\d+)\b)`,
    );
    const given = onlyChange(program, { name, text: branches[0]?.text ?? '', form });
    const better = `${name} ${given?.includes('-') === true ? '>' : '<'} ${end}`;
    if (given !== undefined) return { line, values: { condition: head, given, end, better } };
  }
  return undefined;
}

/** Loops whose condition alone shows that they may not end. */
export const headLoops: readonly EndlessRule[] = [
  {
    id: 'endless/given-in-head',
    text: {
      en: '`{condition}` in the head of the loop gives `{name}` the value `{value}` before every turn, so the loop goes on. A condition compares, as in `{name} <= {value}`.',
      hi: 'लूप के सिरे में `{condition}` हर चक्कर से पहले `{name}` को `{value}` का मान देता है, इसलिए लूप चलता रहता है। शर्त तुलना करती है, जैसे `{name} <= {value}`।',
    },
    find: givenInHead,
  },
  {
    id: 'endless/never-below',
    text: {
      en: '`{given}` brings `{name}` down to 0 and leaves it there, and for 0 `{condition}` is still true. Stop at 0: `{better}`.',
      hi: '`{given}` `{name}` को 0 तक लाता है और वहीं छोड़ देता है, और 0 के लिए `{condition}` अब भी सच है। 0 पर रुकें: `{better}`।',
    },
    find: neverBelow,
  },
  {
    id: 'endless/passes-over',
    text: {
      en: '`{given}` can pass over {end} without meeting it, and then `{condition}` stays true. Stop beyond it as well: `{better}`.',
      hi: '`{given}` {end} पर रुके बिना उससे आगे निकल सकता है, और तब `{condition}` सच ही रहता है। उससे आगे भी रुकें: `{better}`।',
    },
    find: passesOver,
  },
];
