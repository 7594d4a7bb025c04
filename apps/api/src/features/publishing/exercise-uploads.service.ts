import { EXERCISES_FILE } from '@abhyas/content/exercises/exercise-files';
import { strictText, textBytes } from '@abhyas/content/files/file-set';
import { CONCEPTS_FILE, readConcepts } from '@abhyas/content/forms/concept-form';
import { holdsExercises, withImported } from '@abhyas/content/forms/exercise-import';

import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { readBlob, storeFiles } from '../../platform/content/release-store.ts';
import { findFile, findHashes } from './draft-files.store.ts';
import type { FoundPiece } from './upload-writes.rules.ts';

/** @throws AppError 400 for a concept that the draft does not have */
export async function requireConcept(db: Database, draftId: string, concept = ''): Promise<string> {
  const file = await findFile(db, draftId, CONCEPTS_FILE);
  const concepts = readConcepts(file ? await textOf(db, file.hash) : '') ?? [];
  if (!concepts.some(({ id }) => id === concept)) throw new AppError('publishing.concept-unknown');
  return concept;
}

/** The pieces with their exercises placed at the end of their own texts. */
export async function placedInThemselves(
  db: Database,
  pieces: readonly FoundPiece[],
  concept: string,
): Promise<FoundPiece[]> {
  const placed: FoundPiece[] = [];
  for (const piece of pieces) {
    if (!piece.isExercises) placed.push(piece);
    else {
      const { [EXERCISES_FILE]: imported = '', ...lesson } = await textsOf(db, piece.files);
      const files = await storeTexts(db, withImported(lesson, imported, concept));
      placed.push({ ...piece, files: { ...piece.files, ...Object.fromEntries(files) } });
    }
  }
  return placed;
}

type Lesson = { readonly draftId: string; readonly folder: string; readonly concept: string };

/** A lesson of the draft with the exercises of all pieces at its end. @throws AppError 404 where there is none */
export async function placedInLesson(
  db: Database,
  pieces: readonly FoundPiece[],
  { draftId, folder, concept }: Lesson,
): Promise<Map<string, string>> {
  const hashes = await findHashes(db, draftId, folder);
  const own = [...hashes].flatMap(([path, hash]) => {
    const name = path.slice(folder.length + 1);
    return holdsExercises(name) ? [[name, hash] as const] : [];
  });
  let lesson = await textsOf(db, Object.fromEntries(own));
  if (lesson['text.md'] === undefined)
    throw new AppError('publishing.file-unknown', { values: { path: folder } });
  for (const { files } of pieces) {
    const { [EXERCISES_FILE]: imported = '' } = await textsOf(db, files);
    lesson = { ...lesson, ...withImported(lesson, imported, concept) };
  }
  const written = await storeTexts(db, lesson);
  return new Map([...written].map(([name, hash]) => [`${folder}/${name}`, hash]));
}

async function textsOf(
  db: Database,
  files: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const texts = await Promise.all(
    Object.entries(files).map(async ([name, hash]) => [name, await textOf(db, hash)] as const),
  );
  return Object.fromEntries(texts);
}

async function textOf(db: Database, hash: string): Promise<string> {
  return strictText((await readBlob(db, hash)) ?? new Uint8Array()) ?? '';
}

const storeTexts = (db: Database, texts: Readonly<Record<string, string>>): Promise<Map<string, string>> =>
  storeFiles(db, new Map(Object.entries(texts).map(([name, text]) => [name, textBytes(text)])));
