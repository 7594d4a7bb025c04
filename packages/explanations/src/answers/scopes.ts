import { functionsOf, type Parameter } from '../code/functions.ts';
import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { bareCode, blockOf, closingOf, linesOf, withoutTexts } from '../code/program.ts';

/** A function of Python sets a name that the program prints, and makes one of its own. */
function ownInFunction({ program }: TakenApart): Values | undefined {
  const lines = linesOf(program, 'py').map(withoutTexts);
  for (const [at, line] of lines.entries()) {
    const [, owner, given = ''] = /^def +(\w+) *\(([^()]*)\)/.exec(line) ?? [];
    const body = owner === undefined ? '' : blockOf(lines, at).join('\n');
    if (owner === undefined || /\b(?:global|return|print)\b/.test(body)) continue;
    const outside = lines.filter((each) => /^\S/.test(each)).join('\n');
    for (const [, name = ''] of body.matchAll(/^\s+([a-z_]\w*) *=(?!=)/gm)) {
      const isOutside = new RegExp(String.raw`^${name} *=(?!=)`, 'm').test(outside);
      const isPrinted = new RegExp(String.raw`\bprint\(.*\b${name}\b`).test(outside);
      if (isOutside && isPrinted && !new RegExp(String.raw`\b${name}\b`).test(given)) return { name, owner };
    }
  }
  return undefined;
}

type Class = { readonly name: string; readonly parent: string; readonly body: string };

function classesOf(code: string): readonly Class[] {
  return [...code.matchAll(/\bclass\s+(\w+)(?:\s+extends\s+(\w+))?[^{;]*\{/g)].map((found) => {
    const open = found.index + found[0].length - 1;
    return { name: found[1] ?? '', parent: found[2] ?? '', body: code.slice(open, closingOf(code, open)) };
  });
}

/** The methods of a class with how many values each takes. */
const methodsOf = (body: string): readonly (readonly [string, number])[] =>
  [...body.matchAll(/\b[\w<>[\]]+\s+(\w+)\s*\(([^(){};]*)\)\s*(?=\{)/g)]
    .filter(([, name = '']) => !/^(?:if|for|while|switch|catch)$/.test(name))
    .map(([, name = '', given = '']) => [name, given.trim() === '' ? 0 : given.split(',').length] as const);

/** `area(double s)` beside an `area()` of the parent: a method of its own, which the parent's callers never reach. */
function notOverridden({ program }: TakenApart): Values | undefined {
  const classes = program?.key === 'java' ? classesOf(bareCode(program)) : [];
  for (const { name: child, parent, body } of classes) {
    const above = classes.find(({ name }) => name === parent);
    const own = methodsOf(body);
    for (const [method, count] of above ? methodsOf(above.body) : []) {
      const [, other] = own.find(([name]) => name === method) ?? [];
      const isSame = own.some(([name, values]) => name === method && values === count);
      if (other !== undefined && !isSame && method !== parent) return { method, child, parent };
    }
  }
  return undefined;
}

/** `static int bal;` that a constructor sets for each object. */
function sharedField({ program }: TakenApart): Values | undefined {
  for (const { name, body } of program?.key === 'java' ? classesOf(bareCode(program)) : []) {
    for (const [declared, field = ''] of body.matchAll(
      /\b(?:private\s+|public\s+)?static\s+(?:int|double|String|float|long|boolean)\s+(\w+)\s*;/g,
    )) {
      const set = new RegExp(
        String.raw`\b${name}\s*\(([^()]*)\)\s*\{[^{}]*?(?<![\w])(?:this\s*\.\s*)?${field}\s*=\s*(\w+)\s*;`,
      ).exec(body);
      const isGiven = set?.[2] !== undefined && new RegExp(String.raw`\b${set[2]}\b`).test(set[1] ?? '');
      if (isGiven)
        return {
          field,
          declared: declared.replace(';', ''),
          better: declared.replace(/\bstatic\s+/, '').replace(';', ''),
        };
    }
  }
  return undefined;
}

/** Whether a function only counts a number that it was given: it is shown nowhere in it. */
function countsCopy({ type, name }: Parameter, body: string): boolean {
  const counts = new RegExp(String.raw`(?<![\w.*])${name}\s*(?:\+\+|\+=)|\+\+${name}\b`).test(body);
  const isShown = new RegExp(String.raw`\b(?:cout|print\w*)\b[^;]*\b${name}\b|\[[^\]]*\b${name}\b`).test(
    body,
  );
  const isAsked = new RegExp(String.raw`\b(?:if|while|for)\s*\([^)]*\b${name}\b`).test(body);
  return /^(?:int|long|long long)$/.test(type) && counts && !isShown && !isAsked;
}

/** A function that gets a counter, calls itself, and only counts its copy. */
function countedInCopies({ program }: TakenApart): Values | undefined {
  if (!program || program.key === 'py') return undefined;
  for (const { name, isVoid, given, body } of functionsOf(program)) {
    const callsItself = isVoid && new RegExp(String.raw`\b${name}\s*\(`).test(body);
    const counter = callsItself ? given.find((each) => countsCopy(each, body)) : undefined;
    if (counter) return { name, counter: counter.name };
  }
  return undefined;
}

/** In which function, class or object a name lives. */
export const scopeRules: readonly AnswerRule[] = [
  {
    id: 'answers/own-in-function',
    text: {
      en: '`{owner}` sets a `{name}` of its own, which is gone when it ends; the `{name}` that is printed stays as it was. Write `global {name}` at its top, or better: `return` the value and keep it with `{name} = {owner}(…)`.',
      hi: '`{owner}` अपना ही `{name}` बनाता है, जो उसके ख़त्म होते ही चला जाता है; छपने वाला `{name}` वैसा ही रहता है। उसके शुरू में `global {name}` लिखें, या बेहतर: मान `return` करें और `{name} = {owner}(…)` से रखें।',
    },
    fits: ownInFunction,
  },
  {
    id: 'answers/not-overridden',
    text: {
      en: 'The `{method}` of `{child}` takes other values than the `{method}` of `{parent}`, so it does not replace it, and a call that fits the one of `{parent}` still runs that. Give both the same parameters, and write `@Override` above the one of `{child}`.',
      hi: '`{child}` का `{method}` `{parent}` के `{method}` से अलग मान लेता है, इसलिए वह उसकी जगह नहीं लेता, और `{parent}` वाले से मेल खाती call अब भी उसी को चलाती है। दोनों के parameter एक जैसे रखें, और `{child}` वाले के ऊपर `@Override` लिखें।',
    },
    fits: notOverridden,
  },
  {
    id: 'answers/shared-field',
    text: {
      en: '`{declared}` is one for all objects, so each new object overwrites the value of those before. Leave out `static`: `{better}`.',
      hi: '`{declared}` सभी object के लिए एक ही है, इसलिए हर नया object पिछलों का मान मिटा देता है। `static` हटाएँ: `{better}`।',
    },
    fits: sharedField,
  },
  {
    id: 'answers/counted-in-copies',
    text: {
      en: 'Each call of `{name}` counts its own copy of `{counter}`, which is gone when the call ends, so the caller’s stays as it was. Let `{name}` return the count, or in C++ take `int &{counter}`.',
      hi: '`{name}` की हर call `{counter}` की अपनी copy गिनती है, जो call ख़त्म होते ही चली जाती है, इसलिए बुलाने वाले का मान वैसा ही रहता है। `{name}` से गिनती `return` करें, या C++ में `int &{counter}` लें।',
    },
    fits: countedInCopies,
  },
];
