import type { Asset } from '@abhyas/content/release-assets';
import type { AssetPreview as Drawn } from '@abhyas/content/preview-asset';
import { isIgnored } from '@abhyas/content/files/folder';
import { assetIn } from '@abhyas/content/release-index';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { AssetPreview, DraftPreview } from '@abhyas/contract/publishing-editors.staff';

import type { AppContext } from '../../platform/app-context.ts';
import { readBlobs } from '../../platform/content/release-store.ts';
import { findHashes } from './draft-files.store.ts';
import { requireDraft } from './drafts.service.ts';

/** Test data is not drawn, but for the samples: its bytes stay where they are. */
const UNDRAWN = /\/data\/secret\/[^/]+\.(?:in|ans)$|\/data\/large\/|\.(?:mp4|webm|m4a|mp3)$/;
/** Without their bytes large tests are not what their list says. */
const WHOLE = /\/data\/large\//;
/** The files that say which tags there are, and which modules list the problems of the bank. */
const isForAll = (path: string): boolean => path === 'tags.yaml' || path.endsWith('/subtopic.yaml');
const NOTHING = new Uint8Array();

type Context = Pick<AppContext, 'db' | 'previewer'>;

export type Order = {
  readonly draftId: string;
  readonly folder: string;
  /** By path below the content folder; null: as if it were not there. */
  readonly texts: Readonly<Record<string, string | null>>;
};

/**
 * Draws an asset of a draft as learners would see it, with texts that are not saved; nothing in a language in which it
 * cannot be read yet. @throws AppError 404
 */
export async function drawAsset(
  context: Context,
  { language = 'en', ...order }: Order & { readonly language?: PageLanguage | undefined },
): Promise<DraftPreview> {
  const drawn = await loadDraftAsset(context, order, UNDRAWN);
  if (!drawn) return { preview: null, faults: [] };
  const asset = drawn.asset && assetIn(drawn.asset, language);
  return { preview: asset && shown(asset, drawn.pictures), faults: [...drawn.faults] };
}

/** Loads an asset of a draft with texts that are not saved. Files that are left out have no bytes. @throws AppError 404 */
export async function loadDraftAsset(
  { db, previewer }: Context,
  { draftId, folder, texts }: Order,
  leftOut: RegExp,
): Promise<Drawn | null> {
  await requireDraft(db, draftId);
  const hashes = await findHashes(db, draftId);
  const wanted = [...hashes].filter(
    ([path]) => isForAll(path) || (path.startsWith(`${folder}/`) && !leftOut.test(path)),
  );
  const blobs = await readBlobs(
    db,
    wanted.map(([, hash]) => hash),
  );
  const files = new Map<string, Uint8Array>([...hashes.keys()].map((path) => [path, NOTHING]));
  for (const [path, hash] of wanted) files.set(path, blobs.get(hash) ?? NOTHING);
  for (const [path, text] of Object.entries(texts)) {
    if (text === null) files.delete(path);
    else files.set(path, new TextEncoder().encode(text));
  }
  for (const path of files.keys()) {
    const halved = leftOut.test(path) && WHOLE.test(path);
    if (halved || path.split('/').some(isIgnored)) files.delete(path);
  }
  return previewer.preview({ files, folder });
}

/** What learners get of it. Pictures are put into the HTML, for they are served from nowhere yet. */
function shown(asset: Asset, pictures: Drawn['pictures']): AssetPreview {
  const html = (text: string): string => withPictures(text, pictures);
  const { title } = asset;
  switch (asset.type) {
    case 'text':
      return { kind: 'text', title, html: html(asset.body.html), readingMinutes: asset.body.readingMinutes };
    case 'video':
      return { kind: 'video', title, url: asset.body.url, html: html(asset.body.description) };
    case 'mcqs':
      return {
        kind: 'quiz',
        title,
        questions: asset.questions.map(({ body }) => ({
          question: html(body.question),
          correct: [...body.correct],
          wrong: [...body.wrong],
          explanation: html(body.explanation),
        })),
      };
    case 'problem':
      return {
        kind: 'problem',
        title,
        statement: html(asset.body.problem),
        samples: html(asset.body.sample),
        extra: html(asset.body.extraDescription),
        hint1: asset.body.hint1 === null ? null : html(asset.body.hint1),
        hint2: asset.body.hint2 === null ? null : html(asset.body.hint2),
        code: { ...asset.body.starter },
        ctestcase: { ...asset.body.customTestcase },
      };
  }
}

function withPictures(html: string, pictures: Drawn['pictures']): string {
  let text = html;
  for (const [address, { contentType, bytes }] of pictures) {
    if (!text.includes(address)) continue;
    const data = `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`;
    text = text.replaceAll(address, data);
  }
  return text;
}
