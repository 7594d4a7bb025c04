import type { Branch, Statement } from '../code/statement.ts';
import { everyStatement, firstCondition } from '../code/statements.ts';
import { wordsOf, type AnswerRule, type TakenApart, type Values } from './answer.ts';

/** Up to which amount a rate holds; without end in the `else`. */
type Slab = { readonly upTo: number; readonly rate: number; readonly line: string };

const LIMIT = /^(?:\w+\s*>=?\s*\d+\s*(?:&&|and)\s*)?(\w+)\s*<=?\s*(\d+)$/;

function slabOf({ condition, text }: Branch, of: string): Slab | undefined {
  const [, name, limit] = LIMIT.exec(condition.replaceAll(/[()]/g, '').trim()) ?? [];
  const [given, , before, behind] =
    new RegExp(String.raw`(\w+)\s*=\s*(?:${of}\s*\*\s*(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\s*\*\s*${of})\b`).exec(
      text,
    ) ?? [];
  const rate = before ?? behind;
  if (given === undefined || rate === undefined || (condition !== '' && name !== of)) return undefined;
  return { upTo: condition === '' ? Infinity : Number(limit), rate: Number(rate), line: given };
}

/** What an amount costs when each part of it has the rate of its own slab. */
function byParts(amount: number, slabs: readonly Slab[]): number {
  let [sum, from] = [0, 0];
  for (const { upTo, rate } of slabs) {
    sum += Math.max(0, Math.min(amount, upTo) - from) * rate;
    from = upTo;
  }
  return sum;
}

const isAmong = (value: number, words: readonly string[]): boolean =>
  words.some((word) => Math.abs(Number(word.replaceAll(/[^\d.-]/g, '') || NaN) - value) < 0.006);

const bare = (condition: string): string => condition.replaceAll(/[()]/g, '').trim();

/** The amount that an `if` of slabs asks for, and its slabs from the lowest up. */
function slabsOf(statement: Statement): { readonly of: string; readonly slabs: readonly Slab[] } | undefined {
  const [, of] = LIMIT.exec(bare(firstCondition(statement))) ?? [];
  if (of === undefined || statement.kind !== 'if') return undefined;
  const slabs = statement.branches.flatMap((each) => slabOf(each, of) ?? []);
  return slabs.length > 1 && slabs.length === statement.branches.length ? { of, slabs } : undefined;
}

/** The rate of the last slab for all, where each part has its own. */
function oneRateForAll({ program, input, expected, actual }: TakenApart): Values | undefined {
  const amounts = wordsOf(input).map(Number);
  for (const statement of program ? everyStatement(program) : []) {
    const { of = '', slabs = [] } = slabsOf(statement) ?? {};
    const amount = amounts.find((each) => isAmong(byParts(each, slabs), expected.words));
    const at = slabs.findIndex(({ upTo }) => (amount ?? Infinity) <= upTo);
    const [slab, before] = [slabs[at], slabs[at - 1]];
    if (amount === undefined || !slab || !before || !isAmong(amount * slab.rate, actual.words)) continue;
    const [limit, rate] = [String(before.upTo), String(slab.rate)];
    return { of, given: slab.line, limit, rate, better: `(${of} - ${limit}) * ${rate}` };
  }
  return undefined;
}

export const slabRules: readonly AnswerRule[] = [
  {
    id: 'answers/one-rate-for-all',
    text: {
      en: '`{given}` charges all of `{of}` at {rate}, but only what is above {limit} costs that much. Add what the first {limit} cost at their own rate and `{better}`.',
      hi: '`{given}` पूरे `{of}` पर {rate} लगाता है, पर यह दर केवल {limit} से ऊपर वाले भाग की है। पहले {limit} की अपनी दर से बनी रकम में `{better}` जोड़ें।',
    },
    fits: oneRateForAll,
  },
];
