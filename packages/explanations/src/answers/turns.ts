import { awayFromEnd, sameCounter } from '../endless/endless.ts';
import { loopsOf, type Loop } from '../code/loops.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { bareCode, blockOf, indentOf, linesOf, withoutTexts, type Program } from '../code/program.ts';

/** All that stands in loops. */
const loopsIn = (program: Program): string =>
  loopsOf(program)
    .map(({ body }) => body)
    .join('\n');

/** An inner loop that counts with the counter of the outer one; one that is left right after it is never counted on. */
function counterShared({ program }: TakenApart): Values | undefined {
  const found =
    program && !/\b(?:break|return|goto)\b/.test(loopsIn(program)) ? sameCounter(program) : undefined;
  return found && { ...found.values, line: String(found.line) };
}

const FROM_END =
  /\bfor\s*\([^;=()]*\b(\w+)\s*=\s*(?!\d+\s*;)[^;]+;\s*(\1\s*>=?\s*[01])\s*;\s*(\1\s*\+\+|\+\+\s*\1)\s*\)/;
const FROM_START =
  /\bfor\s*\([^;=()]*\b(\w+)\s*=\s*[01]\s*;\s*(\1\s*<=?\s*[A-Za-z_]\w*)\s*;\s*(\1\s*--|--\s*\1)\s*\)/;

/** An `int` that runs away from its end passes its limit in a second or two, and the loop ends. */
function wrongWay({ program }: TakenApart): Values | undefined {
  if (!program || !awayFromEnd(program)) return undefined;
  const code = bareCode(program);
  const [, , condition, step] = FROM_END.exec(code) ?? FROM_START.exec(code) ?? [];
  return condition === undefined || step === undefined ? undefined : { condition, step };
}

const EMPTY = String.raw`(?:0|0\.0f?|1|1\.0|""|''|\[\]|\{\}|" *")`;

/** How often a name is mentioned in this text. */
const mentions = (name: string, text: string): number =>
  [...text.matchAll(new RegExp(String.raw`(?<![.\w])${name}\b`, 'g'))].length;

/** How often what has been gathered in `name` grows. */
const growths = (name: string, text: string): number =>
  [
    ...text.matchAll(
      new RegExp(
        String.raw`(?<![.\w])(?:${name}\s*(?:\+\+|\+=|\*=|\.(?:append|add|push_back)\s*\()|\+\+${name}\b|${name}\s*=\s*${name}\s*[+*])`,
        'g',
      ),
    ),
  ].length;

const repeatedName = (name: string, text: string): number =>
  [...text.matchAll(new RegExp(String.raw`(?<![.\w])${name}\s*=\s*${name}\s*[+*]`, 'g'))].length;

/** Whether `name` is emptied in a text once and then only grows, at most printed. */
function onlyGrows(name: string, text: string, isPrinted: boolean): boolean {
  const grown = growths(name, text);
  const rest = mentions(name, text) - grown - repeatedName(name, text) - 1;
  const printed = [...text.matchAll(/\b(?:cout|printf|print|println)\b[^;\n]*/g)].reduce(
    (sum, [line]) => sum + mentions(name, line),
    0,
  );
  return grown > 0 && rest === (isPrinted ? printed : 0);
}

/** Several lines were printed and one is expected: something was printed in every turn. */
const printsMore = ({ expected, actual }: TakenApart): boolean =>
  expected.lines.length === 1 && actual.lines.length > 1;

/** The lines behind a Python loop that run once it has ended. */
function linesBehind(lines: readonly string[], head: number): string {
  const start = head + 1 + blockOf(lines, head).length;
  const outer = indentOf(lines[head] ?? '');
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => line.trim() !== '' && indentOf(line) < outer);
  return rest.slice(0, end === -1 ? undefined : end).join('\n');
}

/** The lines of a block that stand in it directly. */
function directLines(block: readonly string[]): readonly string[] {
  const first = block.find((each) => each.trim() !== '') ?? '';
  return block.filter((each) => indentOf(each) === indentOf(first));
}

const EMPTIED = new RegExp(String.raw`^\s*((\w+) *= *${EMPTY})\s*$`);

function beginsAgainInPython(answer: TakenApart): Values | undefined {
  const lines = linesOf(answer.program, 'py').map(withoutTexts);
  for (const [at, line] of lines.entries()) {
    const block = /^\s*(?:for|while)\b.*:\s*$/.test(line) ? blockOf(lines, at) : [];
    const body = block.join('\n');
    const emptied = /^\s*(?:for|while)\b/m.test(body)
      ? []
      : directLines(block).map((each) => EMPTIED.exec(each));
    for (const found of emptied) {
      const [, given, name] = found ?? [];
      if (given === undefined || name === undefined) continue;
      if (mentions(name, linesBehind(lines, at)) > 0 && onlyGrows(name, body, false)) return { given, name };
    }
  }
  return undefined;
}

/** What stands in a loop itself, without the blocks in it. */
function itsOwnLevel(body: string): string {
  let left = body;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/\{[^{}]*\}/g, ';');
  }
  return left;
}

const EMPTIED_IN_BRACES = new RegExp(
  String.raw`(?<=^|[;}])\s*(((?:int|long|float|double|String|string)\s+)?(\w+)\s*=\s*${EMPTY})\s*;`,
  'g',
);

/** What runs behind a loop in the same function. */
const codeBehind = (body: string, code: string): string =>
  code.slice(code.indexOf(body) + body.length).split(/\n\s*(?:static|public|void|int)\b[^;=\n]*\{/, 1)[0] ??
  '';

function beginsAgainInBraces(answer: TakenApart, program: Program): Values | undefined {
  const code = bareCode(program);
  for (const { body } of loopsOf(program).filter((loop: Loop) => !/\b(?:for|while)\b/.test(loop.body))) {
    for (const [, given, type, name] of itsOwnLevel(body).matchAll(EMPTIED_IN_BRACES)) {
      if (given === undefined || name === undefined) continue;
      const isUsedBehind = mentions(name, codeBehind(body, code)) > 0 && onlyGrows(name, body, false);
      const isShown =
        type !== undefined && printsMore(answer) && growths(name, body) === 1 && onlyGrows(name, body, true);
      if (isUsedBehind || isShown) return { given, name };
    }
  }
  return undefined;
}

function beginsAgain(answer: TakenApart): Values | undefined {
  const { program } = answer;
  if (program?.key === 'py') return beginsAgainInPython(answer);
  return program && beginsAgainInBraces(answer, program);
}

/** What every turn of a loop does to what was gathered before. */
export const turnRules: readonly AnswerRule[] = [
  {
    id: 'answers/counter-shared',
    text: {
      en: 'The loop on line {inner} is inside the one on line {line} and counts with `{counter}` too, so it changes the counter of the outer loop. Give it another counter.',
      hi: 'पंक्ति {inner} का लूप पंक्ति {line} के लूप के भीतर है और `{counter}` से ही गिनता है, इसलिए वह बाहर वाले की गिनती बदल देता है। उसे दूसरा counter दें।',
    },
    fits: counterShared,
  },
  {
    id: 'answers/wrong-way',
    text: {
      en: 'The loop goes on while `{condition}`, and `{step}` leads away from where that ends, so the number runs until it is too large for its type. Change the step or the comparison.',
      hi: 'लूप तब तक चलता है जब तक `{condition}`, और `{step}` उसे उसके अंत से दूर ले जाता है, इसलिए संख्या अपने टाइप की सीमा तक चलती जाती है। दोनों में से एक को उलटा करें।',
    },
    fits: wrongWay,
  },
  {
    id: 'answers/begins-again',
    text: {
      en: '`{given}` stands inside the loop, so `{name}` begins again in every turn and forgets what came before. Move that line to before the loop.',
      hi: '`{given}` लूप के भीतर है, इसलिए `{name}` हर चक्कर में फिर से शुरू होता है और पहले का भूल जाता है। वह पंक्ति लूप से पहले रखें।',
    },
    fits: beginsAgain,
  },
];
