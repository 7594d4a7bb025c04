import type { ConceptMap, MappedConcept } from '@abhyas/contract/mastery';
import type { Placement } from '@abhyas/contract/placement';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink, TextLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { conceptsPath } from '../../learning/learning.rules.ts';
import { conceptMapQuery } from '../mastery.queries.ts';
import { inGroups } from '../mastery.rules.ts';
import { FirstLearn } from './concept-group.tsx';

type Props = {
  readonly topicId: string;
  readonly placement: Placement;
  /** Null when nothing is left to be asked. */
  readonly onGoOn: (() => void) | null;
  readonly again: { readonly busy: boolean; readonly start: () => void };
};

/** What a placement test showed: what is known, what comes first and why, and what has to be learnt before the rest. */
export function PlacementResult({ topicId, placement, onGoOn, again }: Props) {
  const words = texts.mastery.placement;
  const { answers } = placement;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const query = useQuery(conceptMapQuery(topicId));
  return (
    <section aria-labelledby="placed">
      <h2 id="placed" ref={title} tabIndex={-1} className="text-h3">
        {onGoOn ? words.soFar : words.done}
      </h2>
      <p className="mt-1 text-soft">
        {countText(words.result, answers.length, { right: answers.filter(({ known }) => known).length })}
      </p>
      <div className="mt-4 mb-8 flex flex-wrap gap-3">
        {onGoOn && (
          <Button variant="primary" onClick={onGoOn}>
            {words.goOn}
          </Button>
        )}
        <Button busy={again.busy} onClick={again.start}>
          {words.again}
        </Button>
        <ButtonLink to={conceptsPath(topicId)}>{words.allConcepts}</ButtonLink>
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
        {(found) => <Findings map={found} placement={placement} />}
      </Loaded>
    </section>
  );
}

function Findings({
  map: { concepts },
  placement,
}: {
  readonly map: ConceptMap;
  readonly placement: Placement;
}) {
  const words = texts.mastery.placement;
  const { known, next } = inGroups(concepts);
  const missed = new Set(
    placement.answers.filter((answer) => !answer.known).map(({ conceptId }) => conceptId),
  );
  const blocked = concepts.filter(({ id, needs }) => missed.has(id) && needs.length > 0);
  const first = next.filter(({ reason }) => reason === 'lesson');
  return (
    <>
      {first.length > 0 && <First concepts={first} />}
      {blocked.length > 0 && (
        <section aria-labelledby="before" className="mb-9">
          <h3 id="before" className="mb-2 text-h3">
            {words.before}
          </h3>
          <ul className="divide-y divide-line border-y border-line">
            {blocked.map((concept) => (
              <li key={concept.id} className="py-3">
                <TextLink to={concept.lesson.link} className="font-[600]">
                  {concept.name}
                </TextLink>
                <FirstLearn needs={concept.needs} course={concepts} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {known.length > 0 && (
        <section aria-labelledby="known" className="mb-9">
          <h3 id="known" className="mb-2 text-h3">
            {texts.mastery.map.groups.known} <span className="font-[400] text-soft">{known.length}</span>
          </h3>
          <p>{known.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
    </>
  );
}

/** The lessons that can be begun now, each with what it teaches. */
function First({ concepts }: { readonly concepts: readonly MappedConcept[] }) {
  const words = texts.mastery.placement;
  const lessons = Map.groupBy(concepts, ({ lesson }) => lesson.link);
  return (
    <section aria-labelledby="first" className="mb-9">
      <h3 id="first" className="text-h3">
        {words.first}
      </h3>
      <p className="mb-2 text-soft">{words.firstWhy}</p>
      <ul className="divide-y divide-line border-y border-line">
        {[...lessons].map(([link, taught]) => (
          <li key={link} className="py-3">
            <TextLink to={link} className="font-[600]">
              {taught[0]?.lesson.title}
            </TextLink>
            <p className="text-soft">{taught.map(({ name }) => name).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
