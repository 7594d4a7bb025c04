import type { FaultList } from '../files/faults.ts';
import type { Concept } from '../release.ts';
import { unknownConcept } from './concept-list.ts';

/** A place of the content that teaches a concept, or that a learner can only do who knows it. */
export type ConceptUse = {
  readonly kind: 'teaches' | 'needs';
  readonly id: string;
  readonly course: string;
  readonly file: string;
  readonly line: number;
};

/** Collects the uses in the order of the courses: what is added later comes later for the learner. */
export class ConceptUses {
  readonly all: ConceptUse[] = [];

  add(use: ConceptUse): void {
    this.all.push(use);
  }
}

type School = {
  readonly concepts: ReadonlyMap<string, Concept>;
  /** The courses that a course builds on: what they teach is known. */
  readonly buildsOn: ReadonlyMap<string, readonly string[]>;
};

/** Nothing is needed before it was taught in its course, or in one that the course builds on. */
export function checkConcepts(uses: readonly ConceptUse[], school: School, faults: FaultList): void {
  const known = [...school.concepts.keys()];
  for (const [at, use] of uses.entries()) {
    const { id, file, line } = use;
    if (!school.concepts.has(id)) faults.add(file, line, unknownConcept(id, known));
    else if (use.kind === 'needs' && !isTaughtBefore(at, uses, school.buildsOn)) {
      faults.add(file, line, `"${id}" is needed here, but ${whereTaught(use, uses)}.`);
    }
  }
}

function isTaughtBefore(at: number, uses: readonly ConceptUse[], buildsOn: School['buildsOn']): boolean {
  const need = uses[at];
  if (!need) return true;
  const before = coursesBefore(need.course, buildsOn);
  return uses.some((use, index) => {
    if (use.kind !== 'teaches' || use.id !== need.id) return false;
    // A lesson teaches what its own exercises and its own head need.
    const isBefore = index < at || folderOf(use.file) === folderOf(need.file);
    return (use.course === need.course && isBefore) || before.has(use.course);
  });
}

function whereTaught(need: ConceptUse, uses: readonly ConceptUse[]): string {
  const later = uses.find(
    ({ kind, id, course }) => kind === 'teaches' && id === need.id && course === need.course,
  );
  if (later) return `this course teaches it only later, in ${later.file}:${later.line}`;
  return `nothing in this course teaches it: name it under teaches in the head of the lesson that does`;
}

/** The courses that come before, and those before them. */
function coursesBefore(course: string, buildsOn: School['buildsOn']): ReadonlySet<string> {
  const met = new Set<string>();
  const open = [...(buildsOn.get(course) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (met.has(next)) continue;
    met.add(next);
    open.push(...(buildsOn.get(next) ?? []));
  }
  return met;
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}
