import type { AnswerRule, TakenApart, Values } from './answer.ts';
import { codeOf } from '../code/program.ts';

/** `c == 'a' && c == 'e'`: one thing cannot be two. */
function neverBoth({ program }: TakenApart): Values | undefined {
  const code = codeOf(program, 'c', 'cpp', 'java', 'js', 'py');
  const both =
    /(?<![\w.])([\w.[\]]+(?:\(\w*\))?)\s*==\s*('[^'\n]+'|"[^"\n]*"|-?\d+)\s*(&&|\band\b)\s*\1\s*==\s*('[^'\n]+'|"[^"\n]*"|-?\d+)/;
  const [given, , first, sign, second] = both.exec(code) ?? [];
  return given === undefined || first === second
    ? undefined
    : { given, better: sign === 'and' ? 'or' : '||' };
}

export const neverBothRule: AnswerRule = {
  id: 'answers/never-both',
  text: {
    en: '`{given}` is never true, because one value cannot equal two different ones at once. If one of them is enough, write `{better}` between them.',
    hi: '`{given}` कभी सच नहीं होता, क्योंकि एक मान एक साथ दो अलग मानों के बराबर नहीं हो सकता। एक का होना काफ़ी हो तो बीच में `{better}` लिखें।',
  },
  fits: neverBoth,
};
