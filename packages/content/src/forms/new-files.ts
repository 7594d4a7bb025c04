import { readCourse, readModule, writeCourse, writeModule } from './course-form.ts';
import { readPlan, writePlan } from './plan-form.ts';
import { readProblem, writeProblem } from './problem-form.ts';
import { readQuiz, writeQuiz } from './quiz-form.ts';
import { SCAFFOLDS } from './scaffolds.ts';
import { readText, writeText } from './text-form.ts';
import { readVideo, writeVideo } from './video-form.ts';

/** What can be begun in the browser. A module is a subtopic, a course is a topic. */
export type NewKind = 'course' | 'module' | 'text' | 'quiz' | 'problem' | 'video' | 'plan';

/**
 * The files that something new begins with, by their paths in its folder: a scaffold with its title. What is made on the
 * way for things that are there already says what they are (`about`) where the scaffold tells its author what to write.
 */
export function newFiles(kind: NewKind, title: string, about?: string): Readonly<Record<string, string>> {
  const scaffold = SCAFFOLDS.get(kind === 'module' ? 'subtopic' : kind) ?? {};
  const files = kind === 'problem' ? withTests(scaffold) : { ...scaffold };
  const [name, retitled] = RETITLE[kind];
  return { ...files, [name]: retitled(files[name] ?? '', title, about) };
}

type Retitle = readonly [file: string, retitled: (text: string, title: string, about?: string) => string];

const RETITLE: Readonly<Record<NewKind, Retitle>> = {
  course: [
    'topic.yaml',
    titled(readCourse, writeCourse, (form, title, about) => ({
      ...form,
      title,
      ...(about !== undefined && { summary: about, description: about }),
    })),
  ],
  module: [
    'subtopic.yaml',
    titled(readModule, writeModule, (form, title, about) => ({
      ...form,
      title,
      ...(about !== undefined && { summary: about }),
    })),
  ],
  text: ['text.md', titled(readText, writeText, (form, title) => ({ ...form, title }))],
  quiz: ['quiz.yaml', titled(readQuiz, writeQuiz, (form, title) => ({ ...form, title }))],
  video: ['video.yaml', titled(readVideo, writeVideo, (form, title) => ({ ...form, title }))],
  plan: ['plan.yaml', titled(readPlan, writePlan, (form, title) => ({ ...form, title }))],
  problem: [
    'problem.yaml',
    titled(readProblem, writeProblem, (form, name) => ({ ...form, name, someReferences: true })),
  ],
};

function titled<F>(
  read: (text: string) => F | null,
  write: (text: string, form: F) => string,
  change: (form: F, title: string, about?: string) => F,
): Retitle[1] {
  return (text, title, about) => {
    const form = read(text);
    return form ? write(text, change(form, title, about)) : text;
  };
}

/**
 * No generator runs in a browser or on the server, so the hidden tests are there from the beginning; and one language
 * is enough to begin with.
 */
function withTests(scaffold: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(scaffold).filter(
    ([path]) => !path.startsWith('generators/') && !/accepted\/.*\.(?:c|cpp|java)$/.test(path),
  );
  return {
    ...Object.fromEntries(kept),
    'data/secret/01.in': '1000000000 1000000000\n',
    'data/secret/01.ans': '2000000000\n',
    'data/secret/tests.yaml': '"01": the largest numbers\n',
  };
}
