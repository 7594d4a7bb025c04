import { editYaml, valueOf } from './edit-yaml.ts';
import { block, flag, isFlag, textIn } from './fields.ts';
import { isRecord } from './same-value.ts';

/** topic.yaml as a form. */
export type CourseForm = { readonly title: string; readonly summary: string; readonly description: string };

/** subtopic.yaml as a form. */
export type ModuleForm = {
  readonly title: string;
  readonly summary: string;
  readonly rollout: boolean;
  /** Ids in the problem bank. */
  readonly problems: readonly string[];
};

export function readCourse(text: string): CourseForm | null {
  const value = valueOf(text);
  if (!isRecord(value)) return null;
  const { title, summary, description } = value;
  return { title: textIn(title), summary: textIn(summary), description: textIn(description).trimEnd() };
}

export function writeCourse(text: string, form: CourseForm): string {
  const value = valueOf(text);
  const description = block(form.description);
  return editYaml(text, { ...(isRecord(value) && value), ...form, description });
}

export function readModule(text: string): ModuleForm | null {
  const value = valueOf(text);
  if (!isRecord(value) || !isFlag(value['rollout'])) return null;
  const { title, summary, rollout, problems = [] } = value;
  if (!isTextList(problems)) return null;
  return { title: textIn(title), summary: textIn(summary), rollout: rollout !== false, problems };
}

export function writeModule(text: string, form: ModuleForm): string {
  const value = valueOf(text);
  const old = isRecord(value) ? value : {};
  const { title, summary } = form;
  const problems = form.problems.length > 0 ? form.problems : undefined;
  // True is the default.
  const locked = flag(!form.rollout, old['rollout']);
  return editYaml(text, {
    ...old,
    title,
    summary,
    rollout: locked === undefined ? undefined : !locked,
    problems,
  });
}

/** subtopic.yaml with another list of problems. What cannot be read stays as it is: the check says what is wrong there. */
export function withProblems(text: string, change: (listed: readonly string[]) => readonly string[]): string {
  const form = readModule(text);
  return form ? writeModule(text, { ...form, problems: change(form.problems) }) : text;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
