import { fill } from '@abhyas/contract/fill';
import type { ConceptEvidence, MappedConcept } from '@abhyas/contract/mastery';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { LucideIcon } from 'lucide-react';
import { Fragment, useId } from 'react';

import { cx } from '../../../lib/classes.ts';
import { countText } from '../../../lib/counts.ts';
import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import type { Group } from '../mastery.rules.ts';

const SIGNS: Readonly<Record<Group, { readonly Icon: LucideIcon; readonly tone: string }>> = {
  refresh: { Icon: RotateCcw, tone: 'text-warn' },
  next: { Icon: CircleDot, tone: 'text-link' },
  known: { Icon: CircleCheck, tone: 'text-good' },
  later: { Icon: CircleDashed, tone: 'text-soft' },
};

type Props = {
  readonly group: Group;
  readonly concepts: readonly MappedConcept[];
  /** All concepts of the course, to find the lessons of those that are needed first. */
  readonly course: readonly MappedConcept[];
};

/** The concepts in one state, each with the reason and the answers behind it. */
export function ConceptGroup({ group, concepts, course }: Props) {
  const { groups } = texts.mastery.map;
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-9">
      <h2 id={id} className="mb-2 text-h3">
        {groups[group]} <span className="font-[400] text-soft">{concepts.length}</span>
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {concepts.map((concept) => (
          <Concept key={concept.id} group={group} concept={concept} course={course} />
        ))}
      </ul>
    </section>
  );
}

type ConceptProps = Omit<Props, 'concepts'> & { readonly concept: MappedConcept };

function Concept({ group, concept, course }: ConceptProps) {
  const { Icon, tone } = SIGNS[group];
  const { name, lesson, evidence } = concept;
  return (
    <li className="flex gap-3 py-3">
      <Icon size={20} aria-hidden="true" className={cx('mt-0.5 shrink-0', tone)} />
      <div className="min-w-0 grow">
        <p className="font-[600]">{name}</p>
        {concept.needs.length > 0 ? (
          <FirstLearn needs={concept.needs} course={course} />
        ) : (
          <p className="text-soft">{reasonText(concept)}</p>
        )}
        {evidence && <p className="text-small text-soft">{evidenceText(evidence)}</p>}
        <TextLink to={lesson.link} className="inline-flex min-h-11 items-center text-small">
          {fill(texts.mastery.map.lesson, { title: lesson.title })}
        </TextLink>
      </div>
    </li>
  );
}

type FirstLearnProps = { readonly needs: readonly string[]; readonly course: readonly MappedConcept[] };

/** What has to be learnt before, each with its lesson. */
export function FirstLearn({ needs, course }: FirstLearnProps) {
  return (
    <p className="text-soft">
      {texts.mastery.map.reasons.laterAfter}{' '}
      {needs.map((name, index) => {
        const link = course.find((concept) => concept.name === name)?.lesson.link;
        return (
          <Fragment key={name}>
            {index > 0 && ', '}
            {link === undefined ? name : <TextLink to={link}>{name}</TextLink>}
          </Fragment>
        );
      })}
    </p>
  );
}

function reasonText({ reason, evidence }: MappedConcept): string {
  const { reasons } = texts.mastery.map;
  return fill(reasons[reason], {
    last: formatDate(evidence?.lastOn ?? ''),
    due: formatDate(evidence?.dueOn ?? ''),
  });
}

function evidenceText({ right, helped, wrong }: ConceptEvidence): string {
  const counts = { right: String(right), helped: String(helped), wrong: String(wrong) };
  return countText(texts.mastery.map.evidence, right + helped + wrong, counts);
}
