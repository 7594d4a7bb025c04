import * as z from 'zod';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { readYaml } from '../files/yaml-file.ts';
import { type Loading, translationsOf } from '../loading.ts';
import { termIds } from '../markdown/terms.ts';
import type { Asset } from '../release-assets.ts';
import type { Subtopic, Topic } from '../release.ts';
import { readCardWords } from './card-words.ts';
import type { CourseMap } from './course-map.ts';
import { readGlossaries } from './glossary.ts';
import { oneLine, title } from './names.ts';
import { loadAssets } from './parts.ts';
import { problemIds } from './problem-list.ts';
import { checkSteps } from './project-steps.ts';

const topicFile = z.strictObject({
  title,
  summary: oneLine,
  description: z.string().trim().min(1).max(2000),
  /** Courses whose contents are taken as known. */
  buildsOn: z.array(z.string()).default([]),
  /** Ids of courses that were divided, of which this one has a part: who owned one of them owns it. */
  formerly: z.array(z.string()).default([]),
});
const topicWords = topicFile.omit({ buildsOn: true, formerly: true }).strict();
const subtopicFile = z.strictObject({
  title,
  summary: oneLine,
  rollout: z.boolean().default(true),
  problems: problemIds,
});

type TopicFolder = CourseMap['topics'][number];

/** Loads a course: topic.yaml, its picture topic.svg and the numbered subtopics. */
export async function loadTopic(topic: TopicFolder, loading: Loading): Promise<Topic | null> {
  const { id, folder } = topic;
  const file = pathIn(folder.path, 'topic.yaml');
  const source = readYaml({ file, text: textOf(folder, 'topic.yaml') ?? '' }, topicFile, loading.faults);
  const glossaries = await readGlossaries(folder, loading);
  const glossary = glossaries.get(loading.language);
  const translations = translationsOf(loading, (translating) => {
    const words = readCardWords(folder, { name: 'topic.yaml', schema: topicWords }, translating);
    const translated = glossaries.get(translating.language);
    return words && { ...words, ...(translated && { glossary: translated }) };
  });
  const imageUrl = loadImage(folder, 'topic.svg', loading);
  const reading: Loading = {
    ...withTerms(loading, glossary),
    ...(loading.translations && {
      translations: loading.translations.map((each) => withTerms(each, glossaries.get(each.language))),
    }),
  };
  const subtopics: (Subtopic | null)[] = [];
  for (const subtopic of topic.subtopics) {
    await loading.onModule?.(subtopic.folder.path);
    subtopics.push(await loadSubtopic(id, subtopic, reading));
  }
  if (!source) return null;
  const loaded: Topic = {
    id,
    ...source.value,
    ...(glossary && { glossary }),
    ...translations,
    imageUrl,
    subtopics: subtopics.filter((subtopic) => subtopic !== null),
  };
  checkSteps(loaded, loading.faults);
  return loaded;
}

/** Bold terms of the course's texts link to its glossary. */
function withTerms<L extends Loading>(loading: L, glossary: Topic['glossary']): L {
  return glossary ? { ...loading, terms: termIds(glossary) } : loading;
}

async function loadSubtopic(
  topicId: string,
  subtopic: TopicFolder['subtopics'][number],
  loading: Loading,
): Promise<Subtopic | null> {
  const { id, folder } = subtopic;
  const file = pathIn(folder.path, 'subtopic.yaml');
  const source = readYaml(
    { file, text: textOf(folder, 'subtopic.yaml') ?? '' },
    subtopicFile,
    loading.faults,
  );
  const assets = await loadAssets(subtopic.assets, loading);
  refuseSecondQuiz(assets, folder, loading);
  const schema = subtopicFile.omit({ rollout: true, problems: true }).strict();
  const translations = translationsOf(loading, (translating) =>
    readCardWords(folder, { name: 'subtopic.yaml', schema }, translating),
  );
  if (!source) return null;
  const { problems: _inAssets, ...words } = source.value;
  return { id, topicId, ...words, ...translations, assets };
}

/** All questions of a subtopic count as one item (LEARNING-13), so there is one quiz to finish. */
function refuseSecondQuiz(assets: readonly Asset[], folder: Folder, loading: Loading): void {
  if (assets.filter((asset) => asset.type === 'mcqs').length < 2) return;
  loading.faults.add(
    folder.path,
    0,
    'A module has one quiz at most: put all questions into one of them, or move the others to modules of their own.',
  );
}

/** Takes a picture of the folder along to be served to anybody, and returns its path. */
export function loadImage(folder: Folder, name: string, loading: Loading): string {
  const bytes = folder.files.get(name);
  const url = bytes ? loading.store.addFile(name, bytes, null) : null;
  if (url === null) loading.faults.add(pathIn(folder.path, name), 0, 'The picture is missing.');
  return url ?? '';
}
