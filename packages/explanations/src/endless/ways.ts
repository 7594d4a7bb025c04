import type { Branch, Statement } from '../code/statement.ts';
import { bodyOf, everyLoop } from '../code/statements.ts';
import type { EndlessRule, Found } from './endless-rule.ts';
import { callsOwn } from '../code/loops.ts';
import type { Program } from '../code/program.ts';

const LEAVES = /\b(?:break|return|exit|goto|throw|raise|quit|abort|yield)\b/;
/** What gives another value each time it is asked. */
const READS =
  /\b(?:scanf|fgets|gets|getchar|getc|getline|cin|input|next\w*|hasNext\w*|read\w*|rand\w*|time|clock|random|Random|global|nonlocal|strtok)\b|(?:\+\+|--)[^;\n]*[?:]/;
/** Functions that leave what they are given as it is. */
const LOOKS =
  /\b(?:if|while|for|switch|and|or|not|in|print\w*|printf|puts|putchar|cout|len|strlen|abs|max|min|sqrt|pow|floor|ceil|int|float|str|round|range|sum|sorted|ord|chr|isdigit|isalpha|toupper|tolower|list|tuple|strcmp|fabs)\s*$/;
/** Methods that leave what they belong to as it is. */
const ASKS =
  /^(?:size|length|empty|isEmpty|front|top|peek|back|at|get|charAt|begin|end|contains\w*|count|index|find|equals|compareTo|upper|lower|keys|values|items|format|isdigit|isalpha)$/;

const WORDS = new Set(
  'true false True False NULL null None nullptr and or not in is if else elif while for int long float double char bool String string len strlen abs range size length'.split(
    ' ',
  ),
);

const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/(?<![\w.>])[A-Za-z_]\w*/g)].map(([name]) => name))].filter(
    (name) => !WORDS.has(name),
  );

/** The values that a name is plainly given in this text; undefined where it may change in another way. */
function valuesGiven(name: string, text: string, program: Program): readonly string[] | undefined {
  const changed = new RegExp(
    String.raw`(?<![\w.])(?:\*\s*)?${name}\s*(?:(?:\[[^\]]*\]|\.\w+|->\w+)\s*)*(?:\+\+|--|(?:[-+*/%|&^]|\/\/|\*\*|<<|>>)=)|(?:\+\+|--)\s*${name}\b|>>\s*${name}\b|&\s*${name}\b|(?<![\w.])${name}\s*(?:\[[^\]]*\]|\.\w+|->\w+)(?:\s*(?:\[[^\]]*\]|\.\w+|->\w+))*\s*=(?!=)|\bfor\s+${name}\b|(?<![\w.])${name}\s*,[^=;\n()]*=(?!=)|,\s*${name}\s*=(?!=)|\bdel\s+${name}\b`,
  );
  if (changed.test(text) || isHandedOn(name, text, program)) return undefined;
  return [...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\s*=(?!=)([^;\n]*)`, 'g'))].map(
    ([, value = '']) => value,
  );
}

/** Whether a function or a method of its own may change what this name stands for. */
function isHandedOn(name: string, text: string, { key }: Program): boolean {
  for (const [, method = ''] of text.matchAll(
    new RegExp(String.raw`(?<![\w.])${name}\s*(?:\.|->)\s*(\w+)\s*\(`, 'g'),
  )) {
    if (!ASKS.test(method)) return true;
  }
  if (key === 'c' || key === 'java') return false;
  for (const { index } of text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\b(?!\s*[[(])`, 'g'))) {
    const before = text.slice(Math.max(0, index - 200), index);
    const open = before.lastIndexOf('(');
    if (open > Math.max(before.lastIndexOf(')'), before.lastIndexOf(';'), before.lastIndexOf('\n')))
      if (/\w\s*$/.test(before.slice(0, open)) && !LOOKS.test(before.slice(0, open))) return true;
  }
  return false;
}

/** Whether a name has the same value in every turn that goes this way. */
function isSteady(name: string, way: { text: string; program: Program; open: readonly string[] }): boolean {
  if (way.open.includes(name)) return false;
  const values = valuesGiven(name, way.text, way.program);
  const open = [...way.open, name];
  return values !== undefined && namesIn(values.join(' ')).every((each) => isSteady(each, { ...way, open }));
}

/** The statements that run beside one branch of an `if` in the same turn. */
function beside(statements: readonly Statement[], at: number, branch: Branch | undefined): string {
  const goesOn = /\bcontinue\b/.test(branch?.text ?? '');
  const others = goesOn ? statements.slice(0, at) : statements.filter((_, index) => index !== at);
  return [...others.map(({ text }) => text), branch?.text ?? ''].join('\n');
}

/** A way through an `if` of a loop: what is true on it, or that it is what is left. */
type Way = { readonly branch: Branch | undefined; readonly condition: string; readonly isTrue: boolean };

function waysOf({ branches }: Statement): readonly Way[] {
  const [first, second] = branches;
  const condition = first?.condition ?? '';
  const whenTrue = branches
    .filter((branch) => branch.condition !== '')
    .map((branch) => ({ branch, condition: branch.condition, isTrue: true }));
  // What is left behind several conditions may be nothing.
  const isTwo = branches.length === 1 || second?.condition === '';
  return isTwo ? [{ branch: second, condition, isTrue: false }, ...whenTrue] : whenTrue;
}

type Place = {
  readonly program: Program;
  readonly loop: Statement;
  /** What an `if` in the loop decides, and what stands beside it. */
  readonly asked: Statement;
  readonly statements: readonly Statement[];
};

/** Every `if` that stands in a loop itself, where the loop asks for nothing that changes by being asked. */
function* askedInLoops(program: Program): Generator<Place> {
  for (const loop of everyLoop(program)) {
    const reads = READS.test(loop.head) || loop.head.includes('>>') || callsOwn(loop.head, program.code);
    const statements = loop.kind === 'while' && loop.head !== '' && !reads ? bodyOf(loop) : [];
    for (const asked of statements) if (asked.kind === 'if') yield { program, loop, asked, statements };
  }
}

const conditionsOf = ({ branches }: Statement): string =>
  branches.map(({ condition }) => condition).join(' ');

/** Whether a turn that goes this way leaves everything as it is that decides about the next. */
function leavesAll({ program, loop, asked, statements }: Place, { branch }: Way): boolean {
  const conditions = conditionsOf(asked);
  const text = beside(statements, statements.indexOf(asked), branch);
  if (LEAVES.test(text) || READS.test(text) || callsOwn(`${text} ${conditions}`, program.code)) return false;
  return (
    // What is worked out anew in each turn may end the loop in this very turn.
    namesIn(loop.head).every((name) => valuesGiven(name, text, program)?.length === 0) &&
    namesIn(conditions).every((name) => isSteady(name, { text, program, open: [] }))
  );
}

/** One way through a loop changes nothing of what decides which way the next turn goes. */
function sameTurnAgain(program: Program): (Found & { readonly isTrue: boolean }) | undefined {
  for (const place of askedInLoops(program)) {
    const { asked, loop } = place;
    const conditions = conditionsOf(asked);
    if (READS.test(conditions) || /[^=!<>]=[^=]|\+\+|--/.test(conditions)) continue;
    const way = waysOf(asked).find((each) => leavesAll(place, each));
    const names = namesIn(`${loop.head} ${way?.condition ?? ''}`).slice(0, 4);
    if (!way || names.length === 0) continue;
    const line = (way.isTrue && way.branch?.body[0]?.line) || asked.line;
    const quotedNames = names.map((name) => `\`${name}\``).join(', ');
    return { line, isTrue: way.isTrue, values: { condition: way.condition, names: quotedNames } };
  }
  return undefined;
}

const whenIs = (isTrue: boolean) => (program: Program) => {
  const way = sameTurnAgain(program);
  return way?.isTrue === isTrue ? way : undefined;
};

/** What a loop asks whether it is empty: `!q.empty()`, `len(q) > 0`. */
function askedForMore(condition: string): string | undefined {
  const [, asked, counted] =
    /^!\s*(\w+)\s*\.\s*(?:empty|isEmpty)\s*\(\s*\)$/.exec(condition) ??
    /^(?:(\w+)\s*\.\s*(?:size|length)\s*(?:\(\s*\))?|len\s*\(\s*(\w+)\s*\))\s*(?:>|!=)\s*0$/.exec(
      condition,
    ) ??
    [];
  return asked ?? counted;
}

const PUTS_IN = /^(?:push|add|offer|append|enqueue)\w*$/;

/** `while (!q.empty())` in which nothing is taken out. */
function nothingTakenOut(program: Program): Found | undefined {
  for (const { kind, head, line, branches } of everyLoop(program)) {
    const name = kind === 'while' ? askedForMore(head) : undefined;
    const text = branches[0]?.text ?? '';
    if (name === undefined || LEAVES.test(text)) continue;
    const methods = [...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}\s*\.\s*(\w+)`, 'g'))];
    const isOnlyAsked = methods.every(([, method = '']) => ASKS.test(method) || PUTS_IN.test(method));
    const isSet = new RegExp(
      String.raw`(?<![\w.])${name}\s*(?:=(?!=)|\[[^\]\n]*\]\s*=(?!=))|[(,]\s*&?${name}\s*[,)]|\bdel\s+${name}`,
    ).test(text);
    const isLookedAt = methods.length > 0 || new RegExp(String.raw`(?<![\w.])${name}\s*\[`).test(text);
    if (isLookedAt && isOnlyAsked && !isSet)
      return { line, values: { name, condition: head, way: wayOut(program, name) } };
  }
  return undefined;
}

const wayOut = ({ key, code }: Program, name: string): string => {
  const isQueue = new RegExp(String.raw`\bQueue<[^;=]*\b${name}\b`).test(code);
  if (key === 'java') return isQueue ? `${name}.poll()` : `${name}.pop()`;
  return key === 'py' ? `${name}.pop()` : `${name}.pop();`;
};

/** `for (i = 0; i < n; i *= 2)`: 0 times anything is 0. */
function zeroMultiplied(program: Program): Found | undefined {
  for (const { kind, head, line, branches } of everyLoop(program)) {
    const [, name = '', condition, step] =
      /\b(\w+)\s*=\s*0\s*;\s*([^;]+);\s*(\1\s*(?:\*=\s*\d+|=\s*\1\s*\*\s*\d+))$/.exec(head) ?? [];
    const isChanged = new RegExp(String.raw`(?<![\w.])${name}\s*(?:\+\+|--|[-+]?=(?!=))`).test(
      branches[0]?.text ?? '',
    );
    if (kind === 'for' && condition !== undefined && step !== undefined && !isChanged)
      return { line, values: { name, step, condition: condition.trim() } };
  }
  return undefined;
}

/** `for (size_t i = n - 1; i >= 0; i--)`. */
function neverBelowZero(program: Program): Found | undefined {
  if (program.key !== 'c' && program.key !== 'cpp') return undefined;
  for (const { kind, head, line, branches } of everyLoop(program)) {
    const [, type, name = '', condition] =
      /^\s*((?:std::)?size_t|unsigned(?:\s+(?:int|long))*)\s+(\w+)\s*=[^;]*;\s*(\2\s*>=\s*0)\s*;/.exec(
        head,
      ) ?? [];
    if (
      kind === 'for' &&
      type !== undefined &&
      condition !== undefined &&
      !LEAVES.test(branches[0]?.text ?? '')
    )
      return { line, values: { type, name, condition } };
  }
  return undefined;
}

/** Loops that go on because one way through them changes nothing. */
export const wayLoops: readonly EndlessRule[] = [
  {
    id: 'endless/nothing-taken-out',
    text: {
      en: 'Nothing inside this loop takes anything out of `{name}`, so `{condition}` stays true. Take out in each turn what you have used: `{way}`.',
      hi: 'इस लूप के भीतर `{name}` से कुछ नहीं निकाला जाता, इसलिए `{condition}` सच ही रहता है। हर चक्कर में जो काम में ले लिया उसे निकालें: `{way}`।',
    },
    find: nothingTakenOut,
  },
  {
    id: 'endless/zero-multiplied',
    text: {
      en: '`{name}` begins with 0, and `{step}` leaves 0 as it is, so `{condition}` stays true. Begin with 1.',
      hi: '`{name}` 0 से शुरू होता है, और `{step}` 0 को 0 ही रखता है, इसलिए `{condition}` सच ही रहता है। 1 से शुरू करें।',
    },
    find: zeroMultiplied,
  },
  {
    id: 'endless/never-below-zero',
    text: {
      en: '`{name}` is of type `{type}`, which has no numbers below 0: after 0 comes the largest number, so `{condition}` stays true. Make `{name}` an `int`.',
      hi: '`{name}` का टाइप `{type}` है, जिसमें 0 से नीचे कोई संख्या नहीं: 0 के बाद सबसे बड़ी संख्या आती है, इसलिए `{condition}` सच ही रहता है। `{name}` को `int` बनाएँ।',
    },
    find: neverBelowZero,
  },
  {
    id: 'endless/way-without-change',
    text: {
      en: 'In a turn in which `{condition}` is true, nothing changes {names}, so the next turn goes the same way, without end. Change it on that way too.',
      hi: 'जिस चक्कर में `{condition}` सच है, उसमें {names} को कुछ नहीं बदलता, इसलिए अगला चक्कर भी वही करता है, बिना अंत। उस रास्ते पर भी उसे बदलें।',
    },
    find: whenIs(true),
  },
  {
    id: 'endless/way-without-change-if-false',
    text: {
      en: 'In a turn in which `{condition}` is not true, nothing changes {names}, so the next turn goes the same way, without end. Change it on that way too.',
      hi: 'जिस चक्कर में `{condition}` सच नहीं है, उसमें {names} को कुछ नहीं बदलता, इसलिए अगला चक्कर भी वही करता है, बिना अंत। उस रास्ते पर भी उसे बदलें।',
    },
    find: whenIs(false),
  },
];
