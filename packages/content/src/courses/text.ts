import * as z from 'zod';
import { addConcepts, addConstructs, conceptIds } from '../concepts/concept-ids.ts';
import { loadExercises } from '../exercises/load-exercises.ts';
import { pathIn, textOf } from '../files/folder.ts';
import { readMarkdownFile } from '../files/front-matter.ts';
import { fileName, type AssetFolder, type Loading } from '../loading.ts';
import type { SourceLocation } from '../markdown/drawing.ts';
import { loadSteps } from '../steps/load-steps.ts';
import type { TextAsset } from '../release-assets.ts';
import { title } from './names.ts';

const head = z.strictObject({
  title,
  premium: z.boolean().default(false),
  teaches: conceptIds,
  needs: conceptIds,
});

/** A usual pace for reading on a screen with code in it. */
const WORDS_PER_MINUTE = 200;

/** Loads a lesson: text.md with a head. */
export function loadText(asset: AssetFolder, loading: Loading): TextAsset | null {
  const { id, topicId, subtopicId, folder } = asset;
  const name = fileName('text.md', loading);
  const file = pathIn(folder.path, name);
  const source = readMarkdownFile({ file, text: textOf(folder, name) ?? '' }, head, loading.faults);
  if (!source) return null;
  const { markdown, firstLine } = source;
  const { premium, teaches, needs } = source.head.value;
  addConcepts(source.head, { file, course: topicId }, loading);
  const protectedBy = premium ? id : null;
  const { elements, isUnread, outlines, refuseMissing } = loadExercises(asset, protectedBy, loading);
  const steps = loadSteps(asset, loading);
  const embedded = new Set<string>();
  const location: SourceLocation = {
    file,
    firstLine,
    folder,
    protectedBy,
    exercises: { elements, isUnread, embedded },
    drawSteps: steps.draw,
    onProgram: (program, line) => addConstructs(program, { file, line, course: topicId }, loading),
    ...(loading.terms && { terms: { course: topicId, ids: loading.terms, linked: new Set<string>() } }),
  };
  const html = loading.renderer.block(markdown, location);
  refuseMissing(embedded);
  steps.refuseMissing();
  const readingMinutes = Math.max(1, Math.round(markdown.split(/\s+/).length / WORDS_PER_MINUTE));
  return {
    type: 'text',
    id,
    topicId,
    subtopicId,
    title: source.head.value.title,
    premium,
    ...(outlines.length > 0 && { exercises: outlines }),
    ...(teaches.length > 0 && { teaches }),
    ...(needs.length > 0 && { needs }),
    body: { html, readingMinutes },
  };
}
