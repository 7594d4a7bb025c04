import type { ConceptReason, MappedConcept } from '@abhyas/contract/mastery';

/** What a learner sees apart: what to look at again, what to begin, what is known, what comes later. */
export const GROUPS = ['refresh', 'next', 'known', 'later'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<ConceptReason, Group>> = {
  missed: 'refresh',
  fading: 'refresh',
  unpractised: 'next',
  lesson: 'next',
  remembered: 'known',
  placed: 'known',
  later: 'later',
};

/** The concepts of each group, in the order of the course. */
export function inGroups(
  concepts: readonly MappedConcept[],
): Readonly<Record<Group, readonly MappedConcept[]>> {
  const of = (group: Group) => concepts.filter(({ reason }) => GROUP_OF[reason] === group);
  return { refresh: of('refresh'), next: of('next'), known: of('known'), later: of('later') };
}
