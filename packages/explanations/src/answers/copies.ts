import { type FunctionDefinition, functionsOf, type Parameter } from '../code/functions.ts';
import { classesOf } from '../code/own-names.ts';
import { callsOwn } from '../code/loops.ts';
import { closingOf, codeOf, type Program } from '../code/program.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';

/** Functions that return nothing and print nothing: only what they change can be what they are for. */
function changersOf(program: Program): readonly FunctionDefinition[] {
  const code = codeOf(program, 'c', 'cpp', 'java');
  return functionsOf(program).filter(
    ({ isVoid, body }) =>
      isVoid && !/\b(?:print\w*|puts|putchar|cout|write\w*)\b/.test(body) && !callsOwn(body, code),
  );
}

const ASSIGNED =
  /(?<![\w.>])(\*?\s*)(\w+)((?:\s*(?:\.|->)\s*\w+|\s*\[[^\]]*\])*)\s*(?:(?:[-+*/%]|<<|>>)?=(?!=)|\+\+|--)/g;
const FILLS = 'push_back|pop_back|insert|erase|clear|resize|assign|append|push|pop|emplace_back';

/** Whether a function changes nothing but what ends with it: its own variables, and parameters that are copies. */
function changesOnlyCopies({ given, body }: FunctionDefinition): boolean {
  const copies = given.filter(({ type }) => !/[*&]/.test(type)).map(({ name }) => name);
  const isCopy = (name: string) =>
    copies.includes(name) || new RegExp(String.raw`\w[>*]*\s+${name}\s*(?:[=;,:[(]|$)`, 'm').test(body);
  const assigned = [...body.matchAll(ASSIGNED)].map(([, , name = '']) => name);
  const called = [...body.matchAll(/(?<![\w.>])(\w+)[^\s;(]*\.\s*\w+\s*\(/g)].map(([, name = '']) => name);
  return [...assigned, ...called].every(isCopy) && !/->/.test(body);
}

/** Whether a function changes what belongs to this object, or what is in this container. */
function changesWithin(name: string, body: string): boolean {
  const part = String.raw`\b${name}(?:\s*\.\s*\w+|\s*\[[^\]]*\])`;
  return new RegExp(
    String.raw`${part}+\s*(?:[-+*/%]?=(?!=)|\+\+|--)|>>\s*${part}|&\s*${part}|\b${name}\s*\.\s*(?:${FILLS})\s*\(|\b(?:sort|reverse|swap)\s*\(\s*${name}\s*[.[]`,
  ).test(body);
}

const LIBRARY = /^(?:std::)?(?:(?:vector|map|set|stack|queue|deque|unordered_map|pair|array)\s*<.*>|string)$/;

/** `void update(Student s) { s.marks = 90; }` */
function copyChanged(answer: TakenApart, key: 'c' | 'cpp'): Values | undefined {
  const { program } = answer;
  if (program?.key !== key) return undefined;
  const code = codeOf(program, key);
  const named = [...code.matchAll(/\}\s*(\w+)\s*;/g)].map(([, name]) => name);
  const owners = new Set([...classesOf(code), ...named]);
  const isObject = ({ type }: Parameter) =>
    owners.has(type.replace(/\bstruct\s+/, '')) || (key === 'cpp' && LIBRARY.test(type));
  for (const each of changersOf(program)) {
    const found = changesOnlyCopies(each)
      ? each.given.find((parameter) => isObject(parameter) && changesWithin(parameter.name, each.body))
      : undefined;
    if (found) return { function: each.name, name: found.name, type: found.type };
  }
  return undefined;
}

/** The same line with what the pointers point to. */
function withTargets(line: string, pointers: readonly string[]): string {
  const names = new RegExp(String.raw`\b(?:${pointers.join('|')})\b`, 'g');
  return /\+\+|--/.test(line) ? line.replace(names, '(*$&)') : line.replaceAll(names, '*$&');
}

/** `void twice(int *x) { x = x * 2; }` */
function pointerItselfChanged({ program }: TakenApart): Values | undefined {
  if (!program || !/^c(?:pp)?$/.test(program.key)) return undefined;
  for (const { name: inFunction, given, body } of changersOf(program)) {
    const pointers = given.filter(({ type }) => /^[^*]*\*$/.test(type)).map(({ name }) => name);
    for (const name of pointers) {
      const isFollowed = new RegExp(String.raw`\*\s*${name}\b|\b${name}\s*(?:->|\[)`);
      const changed = new RegExp(
        String.raw`(?:^|[;{}])\s*(${name}\s*(?:[-+*/%]?=(?!=)\s*([^;]+)|\+\+|--))\s*;`,
      );
      const [, line = '', value = ''] = changed.exec(body) ?? [];
      if (line === '' || isFollowed.test(body) || /\b(?:NULL|nullptr|malloc|new)\b/.test(value)) continue;
      return { function: inFunction, name, given: line, better: withTargets(line, pointers) };
    }
  }
  return undefined;
}

/** What follows a line in its function, as far as it is still to run. */
function restAfter(body: string, place: number): string {
  const rest = body.slice(place);
  const other = /^\s*\}?\s*else\s*\{/.exec(rest);
  if (other) return rest.slice(closingOf(rest, other[0].length - 1) + 1);
  return /^\s*return\s*;/.test(rest) ? '' : rest;
}

/** `head = node;` in a function that was given `head` and returns nothing. */
function startLost({ program }: TakenApart): Values | undefined {
  if (!program || !['c', 'cpp', 'java'].includes(program.key)) return undefined;
  const classes = new Set(classesOf(program.code));
  const isReference = ({ type }: Parameter) =>
    program.key === 'java'
      ? classes.has(type.replace(/\bfinal\s+/, ''))
      : /^(?:struct\s+)?[A-Za-z_]\w*\s*\*$/.test(type) && !/^(?:int|char|float|double|long)\b/.test(type);
  for (const { name: inFunction, isVoid, given, body } of functionsOf(program)) {
    for (const { name } of isVoid ? given.filter(isReference) : []) {
      const lines = [
        ...body.matchAll(new RegExp(String.raw`(?:^|[;{})])\s*(${name}\s*=\s*(?!NULL|null)\w+)\s*;`, 'g')),
      ];
      const isLoop = new RegExp(String.raw`\b(?:while|for)\s*\([^{;]*\b${name}\b`).test(body);
      const lost = lines.find(
        ({ 0: all, index }) => !new RegExp(String.raw`\b${name}\b`).test(restAfter(body, index + all.length)),
      );
      if (lost && !isLoop) return { function: inFunction, name, given: lost[1] ?? '' };
    }
  }
  return undefined;
}

/** Functions that change only what is their own, so that nothing changes where they were called. */
export const copyRules: readonly AnswerRule[] = [
  {
    id: 'answers/copy-changed',
    text: {
      en: '`{function}` gets only a copy of what it is called with, so what it changes in `{name}` is lost when it ends. Write `{type} &{name}` in its first line.',
      hi: '`{function}` को केवल copy मिलती है, इसलिए `{name}` में किया बदलाव उसके ख़त्म होते ही खो जाता है। उसकी पहली पंक्ति में `{type} &{name}` लिखें।',
    },
    fits: (answer) => copyChanged(answer, 'cpp'),
  },
  {
    id: 'answers/copy-changed-in-c',
    text: {
      en: '`{function}` gets only a copy of what it is called with, so what it changes in `{name}` is lost when it ends. Take `{type} *{name}`, write `{name}->` for `{name}.`, and call it with `&`.',
      hi: '`{function}` को केवल copy मिलती है, इसलिए `{name}` में किया बदलाव उसके ख़त्म होते ही खो जाता है। `{type} *{name}` लें, `{name}.` की जगह `{name}->` लिखें, और बुलाते समय `&` लगाएँ।',
    },
    fits: (answer) => copyChanged(answer, 'c'),
  },
  {
    id: 'answers/start-lost',
    text: {
      en: '`{given}` changes `{name}` only inside `{function}`; where it was called, the variable still holds the old place. Let `{function}` return `{name}`, and keep there what it returns.',
      hi: '`{given}` `{name}` को केवल `{function}` के भीतर बदलता है; जहाँ से बुलाया गया वहाँ वेरिएबल में पुरानी ही जगह रहती है। `{function}` से `{name}` लौटाएँ, और वहाँ लौटा हुआ मान रखें।',
    },
    fits: startLost,
  },
  {
    id: 'answers/pointer-itself-changed',
    text: {
      en: '`{name}` is a pointer, and `{given}` changes only where it points inside `{function}`, not the value there. For the value write `{better}`.',
      hi: '`{name}` pointer है, और `{given}` केवल यह बदलता है कि `{function}` के भीतर वह कहाँ इशारा करे, वहाँ रखा मान नहीं। मान बदलने के लिए `{better}` लिखें।',
    },
    fits: pointerItselfChanged,
  },
];
