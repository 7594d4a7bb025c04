import {
  draftFiles,
  readDraftFile,
  removeDraftPath,
  writeDraftFile,
  type DraftFileText,
} from '@abhyas/contract/publishing-draft-files.staff';
import { previewDraftAsset, type DraftPreview } from '@abhyas/contract/publishing-editors.staff';
import { lookIntoUpload, putUpload } from '@abhyas/contract/publishing-uploads.staff';
import { HIDDEN } from '@abhyas/content/forms/problem-folder';
import { isSheet } from '@abhyas/content/forms/sheet-form';
import { translatedName } from '@abhyas/content/forms/translation-form';
import { limits } from '@abhyas/contract/limits';
import { TRANSLATION_LANGUAGES, type PageLanguage } from '@abhyas/contract/page-language';
import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { call } from '../../../../lib/api-client.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { base64Of } from '../../../../staff/base64.ts';
import { sendInParts } from '../send-in-parts.ts';
import { AssetEdits, type KnownFile } from './asset-edits.ts';
import { TAGS_FILE } from './editing.rules.ts';
import { openUnsaved } from './open-unsaved.ts';

/** Long enough that nobody's typing is answered letter by letter. */
const PREVIEW_PAUSE_MS = 500;

/** Tests may be many and long: their texts are fetched when they are opened. */
const LATER = new RegExp(`(^|/)${HIDDEN}/[^/]+\\.(in|ans)$`);
const TEXTS = /\.(md|yaml|txt|in|ans|c|cpp|java|py|mjs|svg|vtt)$/;

type EditedFolder = { readonly draftId: string; readonly folder: string };

async function openEdits(client: QueryClient, { draftId, folder }: EditedFolder): Promise<AssetEdits> {
  const params = { draftId };
  // A folder that moves keeps its id, and what was typed in it.
  const id = folder.slice(folder.lastIndexOf('/') + 1).replace(/^\d{2}-/, '');
  const unsaved = await openUnsaved(client, { draftId, of: id });
  const { files } = await call(draftFiles, { params, query: { under: folder } });
  const own = files.filter(
    ({ path, change }) => change !== 'removed' && isOwn(path.slice(folder.length + 1)),
  );
  const known = await Promise.all(
    own.map(async ({ path, hash }): Promise<[string, KnownFile]> => {
      const name = path.slice(folder.length + 1);
      const isLater = LATER.test(path) || !TEXTS.test(path);
      return [name, isLater ? { hash, text: undefined } : await fetchFile({ draftId, folder }, name)];
    }),
  );
  return new AssetEdits(
    {
      ...unsaved,
      read: (path) => ifThere(fetchFile({ draftId, folder }, path)),
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

/** What was asked for, or undefined when there is no such file. */
const ifThere = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });

/** A file as it is edited by itself: with its text, or without an editor when it has none. */
type OpenedFile = { readonly file: DraftFileText | null; readonly edits: AssetEdits | null };

async function openFile(client: QueryClient, draftId: string, path: string): Promise<OpenedFile> {
  const params = { draftId };
  const unsaved = await openUnsaved(client, { draftId, of: path });
  const read = (name: string) => call(readDraftFile, { params, query: { path: name } });
  // Somebody may have removed the file, and what was typed into it is still here.
  const file = (await (unsaved.unsaved.code === '' ? read(path) : ifThere(read(path)))) ?? null;
  if (file && file.text === null) return { file, edits: null };
  const known = new Map<string, KnownFile>(file ? [[path, knownOf(file)]] : []);
  for (const name of besideSheet(path)) {
    const beside = await ifThere(read(name));
    if (beside) known.set(name, knownOf(beside));
  }
  const edits = new AssetEdits(
    {
      ...unsaved,
      read: async (name) => ifThere(read(name).then(knownOf)),
      write: (name, text, expected) =>
        call(writeDraftFile, { params, body: { path: name, expected, content: { text } } }),
      remove: (name) => call(removeDraftPath, { params, body: { path: name } }),
    },
    known,
  );
  return { file, edits };
}

/** A sheet is edited together with its words in other languages. */
function besideSheet(path: string): string[] {
  return isSheet(path) ? TRANSLATION_LANGUAGES.map((language) => translatedName(path, language)) : [];
}

/** One file, opened for editing: it must not change under an editor's hands. */
export const fileEditsQuery = (draftId: string, path: string) =>
  queryOptions({
    queryKey: ['admin', 'drafts', draftId, 'file', 'editing', path],
    queryFn: ({ client }) => openFile(client, draftId, path),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    structuralSharing: false,
  });

/** Not the folders of modules and assets, which have screens of their own, nor what was set aside in a conflict. */
function isOwn(path: string): boolean {
  return !/^\d{2}-[^/]*\//.test(path) && !path.endsWith('~');
}

/** The files of a folder, opened for editing: they must not change under an editor's hands. */
export const assetEditsQuery = (edited: EditedFolder) =>
  queryOptions({
    queryKey: ['admin', 'drafts', edited.draftId, 'file', 'editing', edited.folder],
    queryFn: ({ client }) => openEdits(client, edited),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    structuralSharing: false,
  });

/** The text of one file of the asset, for a test that is opened. */
export async function fetchFile({ draftId, folder }: EditedFolder, path: string): Promise<KnownFile> {
  return knownOf(await call(readDraftFile, { params: { draftId }, query: { path: `${folder}/${path}` } }));
}

const knownOf = ({ hash, text }: DraftFileText): KnownFile => ({ hash, text: text ?? undefined });

type Upload = { readonly file: File; readonly onSent: (percent: number) => void };

/** Writes a file that is no text, in parts when it is large. Answers its hash; null when one of this name is there. */
export async function uploadFile(
  { draftId, folder }: EditedFolder,
  name: string,
  { file, onSent }: Upload,
): Promise<string | null> {
  const params = { draftId };
  const path = `${folder}/${name}`;
  if (file.size <= limits.draftWriteBytesMax) {
    const content = { base64: await base64Of(file) };
    const written = await call(writeDraftFile, { params, body: { path, expected: null, content } });
    return written.saved ? written.hash : null;
  }
  const upload = await sendInParts({ draftId, name, file }, { onSent });
  await call(lookIntoUpload, { params: upload });
  await call(putUpload, { params: upload, body: { folder, known: 'over' } });
  const { files } = await call(draftFiles, { params, query: { under: path } });
  return files[0]?.hash ?? null;
}

/** The tags that problems may carry. */
export const tagsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['admin', 'drafts', draftId, 'file', TAGS_FILE],
    queryFn: () => call(readDraftFile, { params: { draftId }, query: { path: TAGS_FILE } }),
    retry: false,
  });

/** The asset as learners would see it, drawn by the server a moment after the last edit. */
export function usePreview(
  { draftId, folder, language }: EditedFolder & { readonly language: PageLanguage },
  edits: AssetEdits,
) {
  const [texts, setTexts] = useState(() => textsOf(folder, edits));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = edits.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setTexts(textsOf(folder, edits)), PREVIEW_PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [folder, edits]);
  return useQuery({
    queryKey: ['admin', 'drafts', draftId, 'file', 'preview', folder, language, texts],
    queryFn: ({ signal }): Promise<DraftPreview> => {
      const body = { folder, texts: texts.texts, ...(language !== 'en' && { language }) };
      return call(previewDraftAsset, { params: { draftId }, body }, { signal });
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** `saves` tells apart what is drawn before and after saving the same texts. */
function textsOf(folder: string, edits: AssetEdits) {
  return { texts: unsavedTexts(folder, edits), version: edits.version };
}

/** What differs from the draft's files, by path; null for what is to be removed. */
export function unsavedTexts(folder: string, edits: AssetEdits): Record<string, string | null> {
  return Object.fromEntries([...edits.unsaved()].map(([path, text]) => [`${folder}/${path}`, text]));
}
