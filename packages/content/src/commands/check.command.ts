import { resolve } from 'node:path';
import { countAssets } from '../release-index.ts';
import type { Release } from '../release.ts';
import { faultLine } from '../files/faults.ts';
import { readFolder } from '../files/folder.ts';
import { staleTranslations } from '../translations.ts';
import { loadContent } from '../load-content.ts';
import { translationGaps } from '../translation-gaps.ts';

/** `npm run content:check [folder]`: is everything in the content folder well formed? Runs no code of it but the generators of large tests that this machine has not made yet. */
const dir = resolve(process.argv[2] ?? 'content');
const content = await loadContent(dir);
if (content.ok) {
  process.stdout.write(
    `${summaryOf(content.bundle.release)}, ${content.snippets.length} programs in texts.\n`,
  );
  const toTranslate = [
    ...translationGaps(content.bundle.release),
    ...staleTranslations(await readFolder(dir)),
  ];
  for (const line of toTranslate) process.stdout.write(`${line}\n`);
} else {
  for (const fault of content.faults) process.stderr.write(`${faultLine(fault)}\n`);
  process.stderr.write(`${content.faults.length} faults. Paths are below ${dir}.\n`);
  process.exitCode = 1;
}

function summaryOf({ id, topics }: Release): string {
  const subtopics = topics.flatMap((topic) => topic.subtopics);
  const counts = countAssets(subtopics.flatMap((subtopic) => subtopic.assets));
  const parts = [
    `${topics.length} topics`,
    `${subtopics.length} subtopics`,
    `${counts.texts} texts`,
    `${counts.questions} questions`,
    `${counts.problems} problems`,
    `${counts.videos} videos`,
  ];
  return `Release ${id.slice(0, 12)}: ${parts.join(', ')}`;
}
