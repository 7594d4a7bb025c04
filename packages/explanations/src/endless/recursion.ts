import { type FunctionDefinition, functionsOf } from '../code/functions.ts';
import type { EndlessRule, Found } from './endless-rule.ts';
import type { Program } from '../code/program.ts';

/** The arguments with which a function calls itself, as they are written. */
function ownCallsOf({ name, body }: FunctionDefinition): readonly string[] {
  return [...body.matchAll(new RegExp(String.raw`(?<![\w.>]|\bnew\s+)${name}\s*\(([^()]*)\)`, 'g'))].map(
    ([, given = '']) => given,
  );
}

const DECIDES = /\b(?:if|elif|while|for|switch|unless)\b|\?|&&|\|\||\b(?:and|or)\b/;

function callsItselfAlways(program: Program): Found | undefined {
  const all = functionsOf(program);
  // Several of one name differ in what they take: which one is called is not seen here.
  const isAlone = ({ name }: FunctionDefinition) => all.filter((each) => each.name === name).length === 1;
  const found = all.find((each) => isAlone(each) && ownCallsOf(each).length > 0 && !DECIDES.test(each.body));
  return found && { line: found.line, values: { name: found.name } };
}

/** `sum(n - 2)` passes over `n == 1`. */
function jumpsOver(program: Program): Found | undefined {
  for (const each of functionsOf(program)) {
    for (const { name } of each.given) {
      const conditions = [
        ...each.body.matchAll(new RegExp(String.raw`\b${name}\s*([=!<>]=?)\s*(-?\d+)`, 'g')),
      ];
      const [condition] = conditions;
      const step = new RegExp(String.raw`^\s*${name}\s*-\s*(\d+)\s*$`);
      const calls = ownCallsOf(each);
      const by = calls.map((given) => Number(step.exec(given)?.[1] ?? 0));
      if (conditions.length !== 1 || condition?.[1] !== '==' || calls.length !== 1 || (by[0] ?? 0) < 2)
        continue;
      const given = `${each.name}(${(calls[0] ?? '').trim()})`;
      return {
        line: each.line,
        values: { given, stop: condition[0], better: `${name} <= ${condition[2] ?? ''}` },
      };
    }
  }
  return undefined;
}

/** `fact(n + 1)` leads away from `n == 1`. */
function awayFromStop(program: Program): Found | undefined {
  for (const each of functionsOf(program)) {
    for (const { name } of each.given) {
      const [, stop] =
        new RegExp(String.raw`\bif\b[\s(]*(${name}\s*(?:==|<=?)\s*[0-2])\s*[):]\s*\{?\s*return\b`).exec(
          each.body,
        ) ?? [];
      const asked = [...each.body.matchAll(new RegExp(String.raw`\b${name}\s*[=!<>]=?=?\s*\w`, 'g'))];
      const calls = ownCallsOf(each);
      const isAway =
        calls.length === 1 && new RegExp(String.raw`^\s*${name}\s*\+\s*\d+\s*$`).test(calls[0] ?? '');
      const isChanged = new RegExp(String.raw`\b${name}\s*(?:--|-=)|--\s*${name}\b`).test(each.body);
      if (stop === undefined || asked.length !== 1 || !isAway || isChanged) continue;
      return {
        line: each.line,
        values: {
          given: `${each.name}(${(calls[0] ?? '').trim()})`,
          stop,
          better: `${each.name}(${name} - 1)`,
        },
      };
    }
  }
  return undefined;
}

function sameValues(program: Program): Found | undefined {
  for (const each of functionsOf(program)) {
    const { name, body, line } = each;
    const parameters = each.given.map((parameter) => parameter.name);
    const given = ownCallsOf(each).find(
      (values) =>
        parameters.length > 0 &&
        values
          .split(',')
          .map((value) => value.trim())
          .join() === parameters.join(),
    );
    const isChanged = parameters.some((parameter) =>
      new RegExp(
        String.raw`\b${parameter}\s*(?:\+\+|--|[-+*/%]?=(?!=)|\/\/=|\[|\.|->)|(?:\+\+|--)${parameter}\b|[&*]\s*${parameter}\b`,
      ).test(body),
    );
    if (given !== undefined && !isChanged)
      return { line, values: { given: `${name}(${given.trim()})`, name } };
  }
  return undefined;
}

/** Functions that call themselves without end, which some compilers turn into a loop. */
export const endlessCalls: readonly EndlessRule[] = [
  {
    id: 'endless/calls-itself-always',
    text: {
      en: '`{name}` calls itself every time: it has no case in which it stops. Begin it with an `if` that returns without the call.',
      hi: '`{name}` हर बार ख़ुद को बुलाता है: उसमें रुकने वाला कोई मामला नहीं है। उसे ऐसे `if` से शुरू करें जो बिना बुलाए लौटे।',
    },
    find: callsItselfAlways,
  },
  {
    id: 'endless/same-values',
    text: {
      en: '`{given}` inside `{name}` passes on exactly the values that it was given, so no call gets closer to the end. Pass a smaller value, such as one less.',
      hi: '`{name}` के भीतर `{given}` ठीक वही मान आगे देता है जो उसे मिले, इसलिए कोई call अंत के पास नहीं पहुँचती। छोटा मान दें, जैसे एक कम।',
    },
    find: sameValues,
  },
  {
    id: 'endless/away-from-stop',
    text: {
      en: '`{given}` leads away from `{stop}`, where the calls would stop, so they go on without end. Come closer to it: `{better}`.',
      hi: '`{given}` `{stop}` से दूर ले जाता है, जहाँ calls रुकतीं, इसलिए वे बिना अंत चलती रहती हैं। उसके पास आएँ: `{better}`।',
    },
    find: awayFromStop,
  },
  {
    id: 'endless/jumps-over-end',
    text: {
      en: '`{given}` can jump over `{stop}`, and then nothing stops it. Let it stop for everything below as well: `{better}`.',
      hi: '`{given}` `{stop}` के ऊपर से निकल सकता है, फिर उसे कुछ नहीं रोकता। उससे छोटे मानों पर भी रुकवाएँ: `{better}`।',
    },
    find: jumpsOver,
  },
];
