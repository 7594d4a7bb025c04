import { type PageLanguage, TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import * as z from 'zod';
import { ConceptUses } from './concepts/concept-order.ts';
import { loadAsset } from './courses/asset.ts';
import { type CourseMap, mapCourses } from './courses/course-map.ts';
import { type Fault, FaultList } from './files/faults.ts';
import { FileStore } from './files/file-store.ts';
import { type Folder, folderAt, textOf } from './files/folder.ts';
import { readYaml } from './files/yaml-file.ts';
import type { AssetFolder, Loading } from './loading.ts';
import type { Highlighter } from './markdown/highlighter.ts';
import { labelsIn } from './markdown/labels.ts';
import { LinkTargets } from './markdown/link-targets.ts';
import { createRenderer } from './markdown/render.ts';
import { FILE_PATH } from './release.ts';
import type { Asset } from './release-assets.ts';
import { loadPlans } from './site/plans.ts';

export type AssetPreview = {
  /** Null when its main file cannot be read. */
  readonly asset: Asset | null;
  /** What is wrong with the asset's own files. */
  readonly faults: readonly Fault[];
  /** Texts that are made of several of its files, such as what the judge of SQL reads. */
  readonly made: readonly string[];
  /** The pictures that its HTML points at, by address. */
  readonly pictures: ReadonlyMap<string, { readonly contentType: string; readonly bytes: Uint8Array }>;
};

/**
 * One asset as a release would show it, or what is wrong with one plan, while it is written. Of `content` only the
 * asset's own files, tags.yaml and the lists of problems need their bytes; of all others the paths are enough, for
 * links between lessons.
 */
export function previewAsset(content: Folder, path: string, highlight: Highlighter): AssetPreview | null {
  const courses = mapCourses(content, new FaultList());
  const found = assetAt(courses, path);
  const slot = /^plans\/([^/]+)$/.exec(path)?.[1];
  if (!found && slot === undefined) return null;
  const faults = new FaultList();
  const store = new FileStore();
  const sinks = {
    faults,
    store,
    snippets: [],
    highlight,
    links: new LinkTargets(courses.assetPaths),
    banked: new Map(),
  };
  const source = { file: 'tags.yaml', text: textOf(content, 'tags.yaml') ?? '[]' };
  const tags = new Set(readYaml(source, z.array(z.string()), new FaultList())?.value);
  const loadingIn = <Language extends PageLanguage>(language: Language) => ({
    ...sinks,
    renderer: createRenderer({ ...sinks, labels: labelsIn(language) }),
    tags,
    // What is taught before is a matter of the whole course.
    concepts: new ConceptUses(),
    language,
  });
  const loading: Loading = { ...loadingIn('en'), translations: TRANSLATION_LANGUAGES.map(loadingIn) };
  if (slot !== undefined)
    loadPlans(onlyFolder(content, slot), new Set(courses.topics.map(({ id }) => id)), loading);
  const asset = found ? loadAsset(found, loading) : null;
  const pictures = Object.entries(store.files).flatMap(([name, { hash, contentType }]) => {
    const bytes = store.blobs.get(hash);
    return bytes && contentType.startsWith('image/')
      ? [[`${FILE_PATH}${name}`, { contentType, bytes }] as const]
      : [];
  });
  const made = store.stored.flatMap((each) => each.made ?? []);
  return { asset, faults: faults.sorted(), made, pictures: new Map(pictures) };
}

/** A problem of the bank may not be in any module yet. */
function assetAt({ topics, bank }: CourseMap, path: string): AssetFolder | undefined {
  const placed = topics.flatMap(({ subtopics }) => subtopics.flatMap(({ assets }) => assets));
  const banked = [...bank].map(([id, folder]) => ({ id, folder, topicId: '', subtopicId: '' }));
  return [...placed, ...banked].find(({ folder }) => folder.path === path);
}

/** The folder of plans with one plan in it. */
function onlyFolder(content: Folder, slot: string): Folder | null {
  const plans = folderAt(content, 'plans');
  const plan = plans?.folders.get(slot);
  return plans && plan ? { ...plans, folders: new Map([[slot, plan]]) } : null;
}
