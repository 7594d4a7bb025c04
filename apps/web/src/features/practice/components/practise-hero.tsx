import { fill } from '@abhyas/contract/fill';
import type { Progress } from '@abhyas/contract/learning-progress';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ListChecks from 'lucide-react/icons/list-checks';
import Shuffle from 'lucide-react/icons/shuffle';
import { useState } from 'react';

import { texts } from '../../../lib/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { ContinueLink } from '../../learning/components/continue-link.tsx';
import { randomOf, type ListedProblem } from '../problem-list.rules.ts';

type Props = {
  readonly all: readonly ListedProblem[];
  readonly next: ListedProblem | undefined;
  readonly progress: Progress | undefined;
};

/** What to do next (PRACTICE-1): the last session when there is one, otherwise a first hint. */
export function PractiseHero({ all, next, progress }: Props) {
  const words = texts.practice.hero;
  const link = progress?.practiseLink;
  const solved = all.filter((problem) => problem.state === 'solved').length;
  return (
    <Card className="mb-8 flex flex-wrap items-center gap-x-8 gap-y-4 border-accent!">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-h3">{link ? words.continue : words.ready}</h2>
        <p className="mt-1 text-soft">{link ? progress.metaPractise : words.firstTime}</p>
        <p className="mt-1 text-small text-soft">{fill(words.solvedOf, { solved, total: all.length })}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {link && <ContinueLink to={link}>{words.continueSession}</ContinueLink>}
        {next && <NextLink problem={next} primary={!link} />}
        <RandomLink all={all} />
        <TextLink to="/sheets" className="inline-flex min-h-11 items-center gap-1.5">
          <ListChecks size={16} aria-hidden="true" />
          {texts.practice.sheets.title}
        </TextLink>
      </div>
    </Card>
  );
}

type NextProps = { readonly problem: ListedProblem; readonly primary: boolean };

/** When there is no session to continue, this is the one thing to do next. */
function NextLink({ problem, primary }: NextProps) {
  const to = `/practise/1/${encodeURIComponent(problem.assetId)}`;
  const content = (
    <>
      {texts.practice.hero.next}: {problem.title}
      <ArrowRight size={16} aria-hidden="true" className="shrink-0" />
    </>
  );
  if (primary)
    return (
      <ButtonLink to={to} variant="primary">
        {content}
      </ButtonLink>
    );
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center gap-1.5">
      {content}
    </TextLink>
  );
}

/** Another problem at each visit, for those who do not want to choose. */
function RandomLink({ all }: Pick<Props, 'all'>) {
  const [seed] = useState(Math.random);
  const problem = randomOf(all, seed);
  if (!problem) return null;
  return (
    <TextLink
      to={`/practise/1/${encodeURIComponent(problem.assetId)}`}
      className="inline-flex min-h-11 items-center gap-1.5"
    >
      <Shuffle size={16} aria-hidden="true" />
      {texts.practice.hero.random}
    </TextLink>
  );
}
