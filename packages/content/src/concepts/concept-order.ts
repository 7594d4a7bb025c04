import type { FaultList } from '../files/faults.ts';
import type { Concept } from '../release.ts';
import { unknownConcept } from './concept-list.ts';
import type { Construct } from './constructs.ts';

/** A place of the content that teaches a concept, or that a learner can only do who knows it. */
export type ConceptUse = {
  readonly kind: 'teaches' | 'needs';
  readonly id: string;
  readonly course: string;
  readonly file: string;
  readonly line: number;
};

/** A program that a learner reads or writes there uses a construct of its language. */
export type ConstructUse = {
  readonly construct: Construct;
  readonly course: string;
  readonly file: string;
  readonly line: number;
  /** How much of `all` came before it. */
  readonly after: number;
};

/** Collects the uses in the order of the courses: what is added later comes later for the learner. */
export class ConceptUses {
  readonly all: ConceptUse[] = [];
  readonly constructs: ConstructUse[] = [];

  add(use: ConceptUse): void {
    this.all.push(use);
  }

  addConstruct(use: Omit<ConstructUse, 'after'>): void {
    this.constructs.push({ ...use, after: this.all.length });
  }

  /** Adds what was noted elsewhere, where `after` counts from the first of `uses`. */
  append(noted: {
    readonly uses: readonly ConceptUse[];
    readonly constructs: readonly ConstructUse[];
  }): void {
    const before = this.all.length;
    this.constructs.push(...noted.constructs.map((use) => ({ ...use, after: before + use.after })));
    this.all.push(...noted.uses);
  }
}

type School = {
  readonly concepts: ReadonlyMap<string, Concept>;
  /** The courses that a course builds on: what they teach is known. */
  readonly buildsOn: ReadonlyMap<string, readonly string[]>;
};

/** Nothing is needed before it was taught in its course, or in one that the course builds on. */
export function checkConcepts(
  { all: uses, constructs }: ConceptUses,
  school: School,
  faults: FaultList,
): void {
  const known = [...school.concepts.keys()];
  for (const [at, use] of uses.entries()) {
    const { id, file, line } = use;
    if (!school.concepts.has(id)) faults.add(file, line, unknownConcept(id, known));
    else if (use.kind === 'needs' && !isTaughtBefore(use, at, { uses, buildsOn: school.buildsOn })) {
      faults.add(file, line, `"${id}" is needed here, but ${whereTaught(use, uses)}.`);
    }
  }
  checkConstructs(constructs, uses, { school, faults });
}

/**
 * Nor is a construct used in code before the course teaches it. What a course never teaches it takes as known. Of the
 * places at fault only the first is named for each file.
 */
function checkConstructs(
  constructs: readonly ConstructUse[],
  uses: readonly ConceptUse[],
  { school, faults }: { readonly school: School; readonly faults: FaultList },
): void {
  const named = new Set<string>();
  for (const { construct, course, file, line, after } of constructs) {
    for (const { id } of conceptsOf(construct, school.concepts)) {
      const need = { kind: 'needs', id, course, file, line } as const;
      const later = laterIn(need, uses);
      const key = `${construct} ${id} ${file}`;
      if (!later || named.has(key) || isTaughtBefore(need, after, { uses, buildsOn: school.buildsOn }))
        continue;
      named.add(key);
      const where = `this course teaches it ("${id}") only later, in ${later.file}:${later.line}`;
      faults.add(file, line, `The code uses "${construct}" here, but ${where}.`);
    }
  }
}

function conceptsOf(construct: Construct, concepts: School['concepts']): Concept[] {
  return [...concepts.values()].filter(({ constructs }) => constructs?.includes(construct));
}

type Taught = { readonly uses: readonly ConceptUse[]; readonly buildsOn: School['buildsOn'] };

/** Whether it is taught before the `at`-th use. */
function isTaughtBefore(need: ConceptUse, at: number, { uses, buildsOn }: Taught): boolean {
  const before = coursesBefore(need.course, buildsOn);
  return uses.some((use, index) => {
    if (use.kind !== 'teaches' || use.id !== need.id) return false;
    // A lesson teaches what its own exercises and its own head need.
    const isBefore = index < at || folderOf(use.file) === folderOf(need.file);
    return (use.course === need.course && isBefore) || before.has(use.course);
  });
}

function whereTaught(need: ConceptUse, uses: readonly ConceptUse[]): string {
  const later = laterIn(need, uses);
  if (later) return `this course teaches it only later, in ${later.file}:${later.line}`;
  return `nothing in this course teaches it: name it under teaches in the head of the lesson that does`;
}

/** Where the course of a need teaches it. */
function laterIn(need: ConceptUse, uses: readonly ConceptUse[]): ConceptUse | undefined {
  return uses.find(({ kind, id, course }) => kind === 'teaches' && id === need.id && course === need.course);
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
