import { bareCode } from '../code/program.ts';
import type { Statement } from '../code/statement.ts';
import {
  bodyOf,
  everyList,
  everyLoop,
  firstCondition,
  firstText,
  isLoop,
  plainly,
  within,
} from '../code/statements.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';

const NAME = String.raw`(?<![\w.])([A-Za-z_]\w*)`;
const GROWS = new RegExp(
  String.raw`${NAME}\s*(?:\+\+|[+*]=)|\+\+\s*([A-Za-z_]\w*)|${NAME}\s*=\s*\(?\s*\3\s*[+*]`,
  'g',
);

/** The names that grow in a text. */
const growing = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(GROWS)].flatMap(([, first, second, third]) => first ?? second ?? third ?? [])),
];

const mentions = (name: string, text: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${name}\b`).test(text);

/** Whether a text gives a name a value that does not build on its old one. */
const isSet = (name: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<![\w.])${name}\s*=(?!=)(?!\s*\(?\s*${name}\b)|>>\s*${name}\b|&\s*${name}\b|\bfor\s+${name}\b`,
  ).test(text);

const EMPTY = String.raw`(?:0(?:\.0)?f?|1|"\s*"|\[\])`;

/** What an outer loop does with a name behind an inner loop: prints it, keeps it, or asks for it. */
const usedBehind = (name: string, behind: readonly Statement[]): boolean =>
  behind.some(
    ({ kind, text, branches }) =>
      mentions(name, text) &&
      !new RegExp(String.raw`(?<![\w.])${name}\s*%|\b(?:max|min)\b`).test(text) &&
      (kind === 'plain' || !/\b(?:break|return|continue|exit)\b/.test(branches[0]?.text ?? '')),
  );

/** What is gathered in an inner loop, used behind it, and never emptied for the next turn of the outer one. */
function carriedOver({ program }: TakenApart): Values | undefined {
  if (!program) return undefined;
  const lines = bareCode(program).split('\n');
  for (const outer of everyLoop(program)) {
    const before = lines.slice(0, outer.line - 1).join('\n');
    const after = lines.slice(outer.end).join('\n');
    for (const [at, inner] of bodyOf(outer).entries()) {
      const names = isLoop(inner) ? growing(firstText(inner)) : [];
      const name = names.find((each) => !mentions(each, after) && isCarried(each, { outer, at }));
      const given = name === undefined ? undefined : valueBefore(name, before);
      if (name !== undefined && given !== undefined)
        return { name, given, line: String(inner.line), outer: String(outer.line) };
    }
  }
  return undefined;
}

/** The first value that a name is given before a loop, as it is written. */
function valueBefore(name: string, before: string): string | undefined {
  const given = new RegExp(String.raw`(?<![\w.])${name}\s*=\s*${EMPTY}\s*(?=[;,\n])`, 'g');
  return [...before.matchAll(given)].at(-1)?.[0].trim();
}

type Place = { readonly outer: Statement; readonly at: number };

/** Whether nothing in the outer loop gives a name another value, and it is used behind the inner one. */
function isCarried(name: string, { outer, at }: Place): boolean {
  const body = bodyOf(outer);
  const beside = body.filter((_, place) => place !== at).map(({ text }) => text);
  const isElsewhere = isSet(name, outer.text) || growing(beside.join('\n')).includes(name);
  // What also falls, names a place or keeps a loop going is no sum, but moves along.
  const moves = new RegExp(
    String.raw`(?<![\w.])${name}\s*(?:--|-=)|--\s*${name}\b|-\s*${name}\b|\[[^\]]*\b${name}\b`,
  );
  const keepsGoing = [...within(outer)].some((each) => isLoop(each) && mentions(name, each.head));
  return !isElsewhere && !moves.test(outer.text) && !keepsGoing && usedBehind(name, body.slice(at + 1));
}

const FLAGS = /^(\w+)\s*=\s*(true|false|True|False|0|1)\s*;?$/;

/** The flag that both branches of an `if` set and do nothing else, each to another value. */
function flagOf({ branches }: Statement): { readonly name: string; readonly given: string } | undefined {
  const [first, second, third] = branches;
  if (!second || third || second.condition !== '') return undefined;
  const [, name, value] = FLAGS.exec((first?.text ?? '').trim()) ?? [];
  const [, other, opposite] = FLAGS.exec(second.text.trim()) ?? [];
  return name !== undefined && name === other && value !== opposite
    ? { name, given: `${name} = ${opposite ?? ''}` }
    : undefined;
}

/** `if (…) found = true; else found = false;` in a loop: only the last turn counts. */
function lastTurnDecides({ program }: TakenApart): Values | undefined {
  for (const loop of everyLoop(program)) {
    if (/\b(?:break|return|exit)\b/.test(loop.text)) continue;
    for (const statement of bodyOf(loop)) {
      const flag = flagOf(statement);
      const places = [...loop.text.matchAll(new RegExp(String.raw`(?<![\w.])${flag?.name ?? ''}\b`, 'g'))];
      if (flag && places.length === 2) return { ...flag, condition: firstCondition(statement) };
    }
  }
  return undefined;
}

const STEP = /;\s*(?:(\w+)\s*(\+\+|--)|(\+\+|--)\s*(\w+))\s*$/;

/** `i++` in the head of a `for` and once more, each time, at the end of its body. */
function steppedTwice({ program }: TakenApart): Values | undefined {
  for (const loop of everyLoop(program)) {
    const [, behind, sign, first, before] = STEP.exec(loop.kind === 'for' ? loop.head : '') ?? [];
    const [name, step] = [behind ?? before, sign ?? first];
    const last = bodyOf(loop).at(-1);
    const given = plainly(last);
    const isAgain = [`${name}${step}`, `${step}${name}`].includes(given.replaceAll(/\s/g, ''));
    if (last && name !== undefined && isAgain) return { name, given, line: String(last.line) };
  }
  return undefined;
}

const LESS =
  /^(?:self\.|this\.|this->)?([A-Za-z_]\w*)\s*(?:-=\s*|=\s*(?:self\.|this\.|this->)?\1\s*-\s*)([A-Za-z_]\w*)$/;

/** What is subtracted from a name here, and a condition that then compares the two. */
function subtracted(given: string): { readonly name: string; readonly late: RegExp } | undefined {
  const [, name, less] = LESS.exec(given) ?? [];
  if (name === undefined || less === undefined) return undefined;
  const own = String.raw`(?:self\.|this\.|this->)?${name}`;
  return { name, late: new RegExp(String.raw`^(?:${less}\s*[<>]=?\s*${own}|${own}\s*[<>]=?\s*${less})$`) };
}

/** `balance = balance - x; if (x > balance)`: what is compared has been changed already. */
function comparedLate({ program }: TakenApart): Values | undefined {
  for (const list of program ? everyList(program) : []) {
    for (const [at, statement] of list.entries()) {
      const given = plainly(statement);
      const found = subtracted(given);
      const next = found && list[at + 1];
      const condition = next?.kind === 'if' ? firstCondition(next) : '';
      if (found?.late.test(condition) === true) return { given, condition, name: found.name };
    }
  }
  return undefined;
}

/** What one turn, or one statement, leaves for the next. */
export const carriedRules: readonly AnswerRule[] = [
  {
    id: 'answers/carried-over',
    text: {
      en: '`{name}` still holds what it had in the turn before: `{given}` stands before the loop of line {outer}, so it is done only once. Put `{given}` inside that loop, before the inner loop of line {line}.',
      hi: '`{name}` में पिछले चक्कर का मान बचा रहता है: `{given}` पंक्ति {outer} के लूप से पहले है, इसलिए एक ही बार होता है। `{given}` को उस लूप के भीतर, पंक्ति {line} के भीतरी लूप से पहले रखें।',
    },
    fits: carriedOver,
  },
  {
    id: 'answers/last-turn-decides',
    text: {
      en: 'Each turn of the loop sets `{name}` anew, so only the last one decides. Leave out the `else` with `{given}`: set `{name}` before the loop, and change it only where `{condition}` is true.',
      hi: 'लूप का हर चक्कर `{name}` को नए सिरे से तय करता है, इसलिए केवल आख़िरी चक्कर फ़ैसला करता है। `{given}` वाला `else` हटाएँ: `{name}` को लूप से पहले मान दें, और तभी बदलें जब `{condition}` सच हो।',
    },
    fits: lastTurnDecides,
  },
  {
    id: 'answers/stepped-twice',
    text: {
      en: 'The `for` counts `{name}` on by itself after each turn, and `{given}` on line {line} does it once more, so every second value is passed over. Delete `{given}` there.',
      hi: '`for` हर चक्कर के बाद `{name}` को ख़ुद आगे बढ़ाता है, और पंक्ति {line} का `{given}` उसे फिर बढ़ा देता है, इसलिए हर दूसरा मान छूट जाता है। वहाँ से `{given}` हटाएँ।',
    },
    fits: steppedTwice,
  },
  {
    id: 'answers/compared-late',
    text: {
      en: '`{given}` comes first, so `{condition}` compares with what is left of `{name}`. Ask before you subtract: put `{given}` inside the `if`.',
      hi: '`{given}` पहले हो जाता है, इसलिए `{condition}` `{name}` के बचे हुए मान से तुलना करता है। घटाने से पहले पूछें: `{given}` को `if` के भीतर रखें।',
    },
    fits: comparedLate,
  },
];
