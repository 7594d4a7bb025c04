import type { PageLanguage, TranslationLanguage, Translations } from '@abhyas/contract/page-language';
import type { ConceptUses } from './concepts/concept-order.ts';
import type { PartCache } from './courses/loaded-part.ts';
import type { FaultList } from './files/faults.ts';
import type { FileStore } from './files/file-store.ts';
import type { Folder } from './files/folder.ts';
import type { LinkTargets } from './markdown/link-targets.ts';
import type { TermIds } from './markdown/terms.ts';
import type { Renderer } from './markdown/render.ts';
import type { Asset, Place } from './release-assets.ts';
import type { Snippet } from './snippet.ts';

/** What every loader shares while one content folder is read. */
export type Loading = {
  readonly faults: FaultList;
  readonly store: FileStore;
  readonly renderer: Renderer;
  readonly snippets: Snippet[];
  /** The tags a problem may carry, from content/tags.yaml. */
  readonly tags: ReadonlySet<string>;
  readonly links: LinkTargets;
  /** What earlier builds read; absent where everything is read. */
  readonly kept?: PartCache;
  /** Hears of every module before it is read. */
  readonly onModule?: (path: string) => Promise<void>;
  /** What is taught and needed where. */
  readonly concepts: ConceptUses;
  /** The language that is read now: it shows in the names of the files and in the words of the renderer. */
  readonly language: PageLanguage;
  /** How the versions in other languages are read; absent while one is. */
  readonly translations?: readonly Translating[];
  /** Problems of the bank that were loaded with the first module that lists them. */
  readonly banked: Map<string, Asset | null>;
  /** The glossary of the course that is read; absent where there is none. */
  readonly terms?: TermIds;
};

/** How the versions in one language are read. */
export type Translating = Loading & { readonly language: TranslationLanguage };

/** What there is in each other language; nothing where there is none. */
export function translationsOf<T>(
  { translations = [] }: Loading,
  read: (loading: Translating) => T | null | undefined,
): { readonly translations?: Translations<T> } {
  const found = translations.flatMap((loading) => {
    const version = read(loading);
    return version ? [[loading.language, version] as const] : [];
  });
  return found.length > 0 ? { translations: Object.fromEntries(found) as Translations<T> } : {};
}

/** The name of a file in the language that is read: `text.md`, `text.hi.md`. */
export function fileName(name: string, { language }: Loading): string {
  return language === 'en' ? name : name.replace(/\.\w+$/, `.${language}$&`);
}

/** The asset folder a loader reads, and where it hangs. */
export type AssetFolder = {
  readonly id: string;
  readonly topicId: string;
  readonly subtopicId: string;
  readonly folder: Folder;
  /** Of a problem of the bank: all modules that list it, in their order. */
  readonly places?: readonly Place[];
};
