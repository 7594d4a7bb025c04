import { staffMessages } from '@abhyas/contract/messages.staff';
import type {
  ProofFault,
  ProofRow,
  ProofScope,
  ProvedProblem,
  VerificationLine,
} from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { languageAt, type LanguageIndex } from '@abhyas/languages/index';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';

const words = staffMessages.proving;
const { verdicts } = texts.running;

/** What is wrong, and what to do about it. */
export function faultText(fault: ProofFault): string {
  switch (fault.kind) {
    case 'not-built':
      return words.faults['not-built'];
    case 'not-judged':
      return fill(words.faults['not-judged'], fault);
    case 'not-right':
      return fill(words.faults['not-right'], { test: fault.test, verdict: verdicts[fault.verdict] });
    case 'tight':
      return fill(words.faults.tight, { time: timeText(fault.timeMs), limit: timeText(fault.limitMs) });
    case 'not-wrong':
      return fill(words.faults['not-wrong'], {
        expected: verdicts[fault.expected],
        met: fault.met.map((each) => verdicts[each]).join(', '),
      });
    case 'falls-over':
      return fill(words.faults['falls-over'], { verdict: verdicts[fault.verdict] });
    default:
      return fault satisfies never;
  }
}

export function languageNames(languages: readonly LanguageIndex[]): string {
  return languages.map((language) => languageAt(language).name).join(', ');
}

function named(sentence: string, languages: readonly LanguageIndex[]): string[] {
  return languages.length === 0 ? [] : [fill(sentence, { languages: languageNames(languages) })];
}

type Open = Pick<ProvedProblem, 'unsolved' | 'unsolvedIn' | 'unmutatedIn'>;

/** What nothing shows of a problem: it is never as it should be while there is any. */
export function openOfProblem({ unsolved, unsolvedIn, unmutatedIn }: Open): string[] {
  const solved = unsolved ? [words.unsolved] : named(words.unsolvedIn, unsolvedIn);
  return [...solved, ...named(words.unmutatedIn, unmutatedIn)];
}

/** What nothing shows of the problems of a verification. */
export function openOfVerification({
  unsolvedProblems,
  unmutatedProblems,
}: Pick<VerificationLine, 'unsolvedProblems' | 'unmutatedProblems'>): string[] {
  return [
    ...(unsolvedProblems > 0 ? [countText(words.unsolvedCount, unsolvedProblems)] : []),
    ...(unmutatedProblems > 0 ? [countText(words.unmutatedCount, unmutatedProblems)] : []),
  ];
}

/** "12 ms" below a second, "1.25 s" from there. */
export function timeText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Number((ms / 1000).toFixed(2))} s`;
}

export function memoryText(kb: number): string {
  return kb < 1024 ? `${kb} kB` : `${Math.round(kb / 1024)} MB`;
}

/** The share of its limit that the slowest test takes, in percent; undefined when nothing was run. */
export function marginOf({ cells, limitMs }: ProofRow): number | undefined {
  if (limitMs === undefined || cells.length === 0) return undefined;
  return Math.round((Math.max(...cells.map(({ timeMs }) => timeMs)) / limitMs) * 100);
}

export function scopeText(scope: ProofScope): string {
  if (scope.kind === 'all' || scope.kind === 'changed') return words.scopes[scope.kind];
  return fill(words.scopes[scope.kind], { title: scope.id });
}

/** Faults, then surviving mutants and what is not proved, then what is not finished, each in the order of the content. */
export function worstFirst(problems: readonly ProvedProblem[]): ProvedProblem[] {
  return problems.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf(problem: ProvedProblem): number {
  if (problem.faults > 0) return 0;
  return problem.survivors > 0 || openOfProblem(problem).length > 0 ? 1 : 2;
}
