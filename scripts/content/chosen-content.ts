import { resolve } from 'node:path';
import { faultLine } from '@abhyas/content/files/faults';
import { loadContent } from '@abhyas/content/load-content';
import { placesOf } from '@abhyas/content/places';
import type { ReleaseBundle } from '@abhyas/content/release';
import type { ProblemAsset } from '@abhyas/content/release-assets';
import { indexRelease } from '@abhyas/content/release-index';
import type { Snippet } from '@abhyas/content/snippet';

export type ChosenContent = {
  readonly bundle: ReleaseBundle;
  readonly problems: readonly ProblemAsset[];
  readonly snippets: readonly Snippet[];
};

/**
 * The content folder's problems and programs, or those of the named topics, subtopics, assets and mock tests.
 * Answers null after saying what is wrong with the content.
 */
export async function chooseContent(ids: readonly string[]): Promise<ChosenContent | null> {
  const content = await loadContent(resolve('content'));
  if (!content.ok) {
    for (const fault of content.faults) process.stderr.write(`${faultLine(fault)}\n`);
    return null;
  }
  const { release } = content.bundle;
  const { topics, subtopics, assets, problems, mocks } = indexRelease(release);
  const named = [topics, subtopics, assets, mocks];
  const unknown = ids.filter((id) => named.every((each) => !each.has(id)));
  if (unknown.length > 0) {
    process.stderr.write(
      `There is no topic, subtopic, asset or mock test with the id ${unknown.join(', ')}.\n`,
    );
    return null;
  }
  const isChosen = (...names: string[]): boolean =>
    ids.length === 0 || names.some((name) => ids.includes(name));
  const chosen = [...problems.values()].filter((problem) =>
    isChosen(problem.id, ...placesOf(problem).flatMap(({ topicId, subtopicId }) => [topicId, subtopicId])),
  );
  const folders = new Set(chosen.map(({ id }) => `problems/${id}`));
  return {
    bundle: content.bundle,
    problems: chosen,
    // A program's file names its topic, subtopic and asset as numbered folders, its problem in the bank, or its mock test.
    snippets: content.snippets.filter(
      ({ file }) =>
        isChosen(...file.split('/').map((name) => name.replace(/^\d{2}-|\.yaml$/g, ''))) ||
        folders.has(file.split('/', 2).join('/')),
    ),
  };
}
