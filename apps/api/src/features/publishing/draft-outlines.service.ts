import { DIFFICULTY } from '@abhyas/content/courses/problem-file';
import { strictText } from '@abhyas/content/files/file-set';
import { readCourse } from '@abhyas/content/forms/course-form';
import { valueOf } from '@abhyas/content/forms/edit-yaml';
import { idsTyped, textIn } from '@abhyas/content/forms/fields';
import { isRecord } from '@abhyas/content/forms/same-value';
import { readText } from '@abhyas/content/forms/text-form';
import { translatedName } from '@abhyas/content/forms/translation-form';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { DraftConceptLesson, DraftProblemCard } from '@abhyas/contract/publishing-outlines.staff';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { readBlobs } from '../../platform/content/release-store.ts';
import { findHashes } from './draft-files.store.ts';
import { requireDraft } from './drafts.service.ts';

type Context = Pick<AppContext, 'db'>;
type Asked = { readonly draftId: string; readonly language: PageLanguage };

/** A file that an author has not finished may say anything. */
const difficulties: Readonly<Record<string, 1 | 2 | 3>> = DIFFICULTY;

/** The problems of the bank as a sheet lists them; one that cannot be read is left out. @throws AppError 404 */
export async function problemCards(
  { db }: Context,
  { draftId, language }: Asked,
): Promise<{ problems: DraftProblemCard[] }> {
  await requireDraft(db, draftId);
  const texts = await textsOf(db, draftId, { under: 'problems', main: 'problem.yaml', language });
  return {
    problems: [...texts].flatMap(([folder, { own, translated }]) => {
      const value = valueOf(own);
      if (!isRecord(value)) return [];
      const words = valueOf(translated);
      return [
        {
          id: folder.slice('problems/'.length),
          title: (isRecord(words) && textIn(words['name'])) || textIn(value['name']),
          difficulty: difficulties[textIn(value['difficulty'])] ?? 1,
        },
      ];
    }),
  };
}

/** The lessons that teach something, in the order of the courses. @throws AppError 404 */
export async function conceptLessons(
  { db }: Context,
  { draftId, language }: Asked,
): Promise<{ lessons: DraftConceptLesson[] }> {
  await requireDraft(db, draftId);
  const courses = await textsOf(db, draftId, { under: 'courses', main: 'topic.yaml', language });
  const texts = await textsOf(db, draftId, { under: 'courses', main: 'text.md', language });
  return {
    lessons: [...texts].flatMap(([folder, { own, translated }]) => {
      const lesson = readText(own);
      const course = courses.get(folder.split('/', 2).join('/'));
      if (!lesson || lesson.teaches === '') return [];
      return [
        {
          course: course ? titleOf(course) : folder,
          folder,
          title: readText(translated)?.title || lesson.title,
          teaches: idsTyped(lesson.teaches),
        },
      ];
    }),
  };
}

function titleOf({ own, translated }: Texts): string {
  const words = valueOf(translated);
  return (isRecord(words) && textIn(words['title'])) || (readCourse(own)?.title ?? '');
}

type Files = { readonly under: string; readonly main: string; readonly language: PageLanguage };
type Texts = { readonly own: string; readonly translated: string };

/** A file of each folder that has it, and its version in a language; by folders, in their order. */
async function textsOf(
  db: Database,
  draftId: string,
  { under, main, language }: Files,
): Promise<Map<string, Texts>> {
  const hashes = await findHashes(db, draftId, under);
  const version = language === 'en' ? null : translatedName(main, language);
  const isWanted = (path: string): boolean =>
    path.endsWith(`/${main}`) || (version !== null && path.endsWith(`/${version}`));
  const wanted = [...hashes].filter(([path]) => isWanted(path));
  const blobs = await readBlobs(
    db,
    wanted.map(([, hash]) => hash),
  );
  const textAt = (path: string): string => {
    const bytes = blobs.get(hashes.get(path) ?? '');
    return (bytes && strictText(bytes)) ?? '';
  };
  const folders = wanted.flatMap(([path]) =>
    path.endsWith(`/${main}`) ? [path.slice(0, -main.length - 1)] : [],
  );
  return new Map(
    folders.toSorted().map((folder) => [
      folder,
      {
        own: textAt(`${folder}/${main}`),
        translated: version === null ? '' : textAt(`${folder}/${version}`),
      },
    ]),
  );
}
