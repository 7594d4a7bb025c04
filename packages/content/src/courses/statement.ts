import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { scriptOf } from '../forms/sql-script.ts';
import { fileName, type Loading } from '../loading.ts';
import { type Labels, labelsIn } from '../markdown/labels.ts';
import { drawDataSet, drawRows } from './draw-tables.ts';
import { escapeHtml } from '../markdown/escape-html.ts';
import { drawChecks, type ChecksTask } from './checks-task.ts';
import type { SqlTask } from './sql-task.ts';
import type { SourceLocation } from '../markdown/drawing.ts';
import { testNames } from './test-data.ts';

/** Said of a file that the English version has and a translation lacks. */
export const NOT_WHOLE = 'A translation needs this file too: it is whole, or it is not there.';

type About = {
  readonly protectedBy: string | null;
  /** Of a problem of the kind sql: its samples are drawn as tables. */
  readonly task: SqlTask | null;
  /** Of a page or a circuit: what is checked stands in place of its samples. */
  readonly checks: ChecksTask | null;
};
type Statement = { readonly problem: string; readonly sample: string; readonly extraDescription: string };

/**
 * Loads what a learner reads of a problem. statement.md up to `## Constraints` is the statement (with its
 * `## Input` and `## Output`), the rest is the extra description; the samples are drawn from data/sample,
 * so that they are always the tests that are judged.
 */
export function loadStatement(folder: Folder, about: About, loading: Loading): Statement {
  const { protectedBy, checks } = about;
  const name = fileName('statement.md', loading);
  const file = pathIn(folder.path, name);
  const text = textOf(folder, name);
  if (text === null) loading.faults.add(file, 0, `${name} is missing.`);
  const source = text ?? '';
  const { input, output, constraints } = labelsIn(loading.language).headings;
  for (const heading of checks ? [] : [input, output, constraints]) {
    if (text !== null && !source.split('\n').some((line) => line.trimEnd() === `## ${heading}`)) {
      loading.faults.add(file, 1, `The heading "## ${heading}" is missing.`);
    }
  }
  // Everything from this heading on is the extra description (PRACTICE-22).
  const found = source.search(new RegExp(`^## ${constraints}[ \\t]*$`, 'm'));
  const split = found < 0 ? source.length : found;
  const location: SourceLocation = { file, firstLine: 1, folder, protectedBy };
  const linesBefore = source.slice(0, split).split('\n').length - 1;
  return {
    problem: loading.renderer.block(source.slice(0, split), location),
    extraDescription: loading.renderer.block(source.slice(split), {
      ...location,
      firstLine: 1 + linesBefore,
    }),
    sample: checks ? drawChecks(checks) : drawSamples(folder, about, loading),
  };
}

function drawSamples(problem: Folder, { protectedBy, task }: About, loading: Loading): string {
  const folder = problem.folders.get('data')?.folders.get('sample');
  if (!folder) return '';
  const names = testNames(folder);
  const numbered = names.length > 1;
  const labels = labelsIn(loading.language);
  return names
    .map((name, index) => {
      const explanationName = fileName(`${name}.md`, loading);
      const file = pathIn(folder.path, explanationName);
      const explanation = textOf(folder, explanationName) ?? '';
      if (explanation === '' && folder.files.has(`${name}.md`)) loading.faults.add(file, 0, NOT_WHOLE);
      const location = { file, firstLine: 1, folder, protectedBy };
      return [
        `<section class="sample"><h3>${labels.sample}${numbered ? ` ${index + 1}` : ''}</h3>`,
        ...drawData(textOf(folder, `${name}.in`) ?? '', textOf(folder, `${name}.ans`) ?? '', {
          labels,
          task,
        }),
        `${loading.renderer.block(explanation, location)}</section>`,
      ].join('\n');
    })
    .join('\n');
}

type Drawing = { readonly labels: Labels; readonly task: SqlTask | null };

function drawData(input: string, answer: string, { labels, task }: Drawing): string[] {
  if (task) return [...drawDataSet(scriptOf(task.schema, input), labels), ...drawRows(answer, labels)];
  return [
    figure('sample-input', labels.sampleInput, input),
    figure('sample-output', labels.sampleOutput, answer),
  ];
}

function figure(className: string, caption: string, text: string): string {
  return `<figure class="${className}"><figcaption>${caption}</figcaption><pre tabindex="0"><samp>${escapeHtml(text)}</samp></pre></figure>`;
}
