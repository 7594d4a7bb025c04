import { draftFiles, readDraftFile, removeDraftPath, writeDraftFile } from '@abhyas/contract/admin-drafts';
import { previewDraftAsset, type DraftPreview } from '@abhyas/contract/admin-editors';
import { HIDDEN } from '@abhyas/content/forms/problem-folder';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { storageKeys } from '../../../../config.ts';
import { call } from '../../../../lib/api-client.ts';
import { AssetDraft, type KnownFile } from './asset-draft.ts';
import { TAGS_FILE } from './editing.rules.ts';

/** Long enough that nobody's typing is answered letter by letter. */
const PREVIEW_PAUSE_MS = 500;

/** Tests may be many and long: their texts are fetched when they are opened. */
const LATER = new RegExp(`(^|/)${HIDDEN}/[^/]+\\.(in|ans)$`);
const TEXTS = /\.(md|yaml|txt|in|ans|c|cpp|java|py|mjs|svg|vtt)$/;

type Place = { readonly draftId: string; readonly folder: string };

async function openDraft({ draftId, folder }: Place): Promise<AssetDraft> {
  const params = { draftId };
  const { files } = await call(draftFiles, { params, query: { under: folder } });
  const own = files.filter(
    ({ path, change }) => change !== 'removed' && isOwn(path.slice(folder.length + 1)),
  );
  const known = await Promise.all(
    own.map(async ({ path, hash }): Promise<[string, KnownFile]> => {
      const name = path.slice(folder.length + 1);
      if (LATER.test(path) || !TEXTS.test(path)) return [name, { hash, text: undefined }];
      const file = await call(readDraftFile, { params, query: { path } });
      return [name, { hash: file.hash, text: file.text ?? undefined }];
    }),
  );
  return new AssetDraft(
    {
      storageKey: `${storageKeys.contentDraft}:${draftId}/${folder}`,
      write: (path, text, expected) =>
        call(writeDraftFile, { params, body: { path: `${folder}/${path}`, expected, content: { text } } }),
      remove: (path) =>
        call(removeDraftPath, {
          params,
          body: { path: path.startsWith(folder) ? path : `${folder}/${path}` },
        }),
    },
    new Map(known),
  );
}

/** Not the folders of modules and assets, which have screens of their own, nor what was set aside in a conflict. */
function isOwn(path: string): boolean {
  return !/^\d{2}-[^/]*\//.test(path) && !path.endsWith('~');
}

/** The files of a folder, opened for editing: they must not change under an editor's hands. */
export const assetDraftQuery = (place: Place) =>
  queryOptions({
    queryKey: ['admin', 'drafts', place.draftId, 'file', 'editing', place.folder],
    queryFn: () => openDraft(place),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    structuralSharing: false,
  });

/** The text of one file of the asset, for a test that is opened. */
export async function fetchFile({ draftId, folder }: Place, path: string): Promise<KnownFile> {
  const file = await call(readDraftFile, { params: { draftId }, query: { path: `${folder}/${path}` } });
  return { hash: file.hash, text: file.text ?? undefined };
}

/** Writes a file that is no text. Answers its hash; null when one of this name stands there already. */
export async function uploadFile(
  { draftId, folder }: Place,
  { path, base64 }: { readonly path: string; readonly base64: string },
): Promise<string | null> {
  const written = await call(writeDraftFile, {
    params: { draftId },
    body: { path: `${folder}/${path}`, expected: null, content: { base64 } },
  });
  return written.saved ? written.hash : null;
}

/** The tags that problems may carry. */
export const tagsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['admin', 'drafts', draftId, 'file', TAGS_FILE],
    queryFn: () => call(readDraftFile, { params: { draftId }, query: { path: TAGS_FILE } }),
    retry: false,
  });

/** The asset as learners would see it, drawn by the server a moment after the last edit. */
export function usePreview({ draftId, folder }: Place, draft: AssetDraft) {
  const [texts, setTexts] = useState(() => textsOf(folder, draft));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = draft.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTexts(textsOf(folder, draft)), PREVIEW_PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [folder, draft]);
  return useQuery({
    queryKey: ['admin', 'drafts', draftId, 'file', 'preview', folder, texts],
    queryFn: ({ signal }): Promise<DraftPreview> =>
      call(previewDraftAsset, { params: { draftId }, body: { folder, texts: texts.texts } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** `saves` tells apart what is drawn before and after saving the same texts. */
function textsOf(folder: string, draft: AssetDraft) {
  const texts = [...draft.unsaved()].map(([path, text]): [string, string | null] => [
    `${folder}/${path}`,
    text,
  ]);
  return { texts: Object.fromEntries(texts), version: draft.version };
}
