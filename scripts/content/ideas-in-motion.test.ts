import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { valueOf } from '@abhyas/content/forms/edit-yaml';
import { RECORDINGS_FILE, recordingsFile, STEPS_FILE, stepsFile } from '@abhyas/content/steps/steps-file';
import { expect, test } from 'vitest';

import { steppedIn } from './stepped-programs.ts';

const COURSES = fileURLToPath(new URL('../../content/courses/', import.meta.url));

/** What is understood by seeing it move, and the programs that show it: [lesson, trace=…]. */
const IDEAS: readonly (readonly [idea: string, ...programs: [lesson: string, id: string][]])[] = [
  [
    'a loop and its variables',
    ['repeating-with-loops', 'for-adds'],
    ['while-loops-in-python', 'four-rounds'],
  ],
  ['a dry run', ['repeating-with-loops', 'digit-sum']],
  ['a loop in a loop', ['nested-loops-in-c', 'rows-and-columns']],
  ['a call and its copies', ['functions', 'larger']],
  ['the call stack', ['recursion-in-java', 'calls-on-calls']],
  ['recursion', ['recursion-in-c', 'factorial'], ['recursion-in-c', 'down-and-back']],
  ['the tree of a recursion', ['a-function-that-calls-itself', 'two-calls']],
  ['the cells of an array', ['arrays', 'adding-cells']],
  ['halving a range', ['arrays', 'search']],
  ['sorting', ['sorting-in-c', 'selection'], ['sorting-in-c', 'insertion']],
  ['a pointer', ['where-a-value-lives', 'one-pointer'], ['where-a-value-lives', 'swap']],
  ['a pointer that walks', ['walking-through-a-text', 'pointer-walks']],
  ['memory on request', ['memory-on-request', 'asking'], ['memory-on-request', 'growing']],
  ['a linked list', ['linked-lists-in-c', 'walk']],
  ['changing a list', ['changing-a-list-in-c', 'taking-out'], ['changing-a-list-in-c', 'putting-in']],
  ['references in C++', ['references-in-cpp', 'second-name'], ['references-in-cpp', 'exchange']],
  ['how an object begins and ends', ['constructors-in-cpp', 'doors'], ['constructors-in-cpp', 'lamps']],
  ['a deep copy', ['copying-in-cpp', 'deep-copy']],
  ['owners of memory', ['smart-pointers-in-cpp', 'every-exit'], ['smart-pointers-in-cpp', 'owners']],
  [
    'virtual functions',
    ['virtual-functions-in-cpp', 'early-binding'],
    ['virtual-functions-in-cpp', 'shapes'],
  ],
  [
    'references in Java',
    ['classes-and-objects-in-java', 'two-accounts'],
    ['classes-and-objects-in-java', 'two-references'],
  ],
  ['exceptions', ['when-things-go-wrong', 'travelling'], ['exceptions-in-cpp', 'unwinding']],
  ['references in Python', ['labels-and-copies', 'two-labels'], ['labels-and-copies', 'lists-as-arguments']],
  ['generators', ['values-on-demand', 'pauses']],
];

const lessons = new Map(
  globSync(`0[1-4]-*/*/*/${STEPS_FILE}`, { cwd: COURSES })
    .map((file) => dirname(join(COURSES, file)))
    .map((folder) => [/\d{2}-([^/]+)$/u.exec(folder)?.[1] ?? '', folder]),
);
const read = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8');

test('LEARNING-65: there are 24 of them', () => {
  expect(new Set(IDEAS.map(([idea]) => idea)).size).toBe(24);
});

const programs = IDEAS.flatMap(([idea, ...shown]) => shown.map(([lesson, id]) => ({ idea, lesson, id })));

test.each(programs)('LEARNING-65: $idea is seen in the lesson $lesson: $id', ({ lesson, id }) => {
  const folder = lessons.get(lesson) ?? '';
  const steps = stepsFile.parse(valueOf(read(folder, STEPS_FILE))).find((each) => each.id === id);
  expect(steppedIn(read(folder, 'text.md')).has(id)).toBe(true);
  const recorded = recordingsFile.parse(valueOf(read(folder, RECORDINGS_FILE)))[id];
  const said = new Set(recorded?.said.map(([, sentence]) => sentence));
  expect(said.size).toBe(steps?.say.length);
  expect(said.size).toBeGreaterThanOrEqual(3);
});
