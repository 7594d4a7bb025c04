import {
  lookIntoUpload,
  placeUpload,
  sendPart,
  startUpload,
  type LookedInto,
} from '@abhyas/contract/admin-uploads';
import type { CallInput } from '@abhyas/contract/call';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../../lib/api-client.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { useFreshDrafts } from './drafts.queries.ts';
import { zipOfFiles, type NamedFile } from './zip-of-files.ts';
import { useMutation } from '@tanstack/react-query';

/** How far an upload has come. */
export type UploadStep =
  | { readonly at: 'choose'; readonly error?: unknown }
  | { readonly at: 'packing' | 'sending'; readonly percent: number }
  | { readonly at: 'looking' }
  | { readonly at: 'found'; readonly uploadId: string; readonly found: LookedInto };

/** A part that was lost on the way is sent again this often. */
const TRIES = 4;
const PAUSE_MS = 1500;

/** Brings a file or a folder up, in parts, and says what it is. Leaving the screen stops it. */
export function useUpload(draftId: string) {
  const [step, setStep] = useState<UploadStep>({ at: 'choose' });
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (name: string, make: () => Promise<Blob>): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    try {
      const file = await make();
      const body = { name, bytes: file.size };
      const { uploadId, partBytes } = await call(startUpload, { params: { draftId }, body }, { signal });
      const params = { draftId, uploadId };
      for (let number = 0; number * partBytes < file.size; number += 1) {
        setStep({ at: 'sending', percent: ((number * partBytes) / file.size) * 100 });
        const base64 = await base64Of(file.slice(number * partBytes, (number + 1) * partBytes));
        await patiently(() => call(sendPart, { params, body: { number, base64 } }, { signal }));
      }
      setStep({ at: 'looking' });
      setStep({ at: 'found', uploadId, found: await call(lookIntoUpload, { params }, { signal }) });
    } catch (error) {
      if (!signal.aborted) setStep({ at: 'choose', error });
    }
  };
  return {
    step,
    again: () => setStep({ at: 'choose' }),
    sendFile: (file: File) => send(file.name, () => Promise.resolve(file)),
    sendFolder: (name: string, files: readonly NamedFile[]) =>
      send(`${name}.zip`, () =>
        zipOfFiles(files, (packed) => setStep({ at: 'packing', percent: (packed / files.length) * 100 })),
      ),
  };
}

/** Only a line that broke is worth another try; a refusal is an answer. */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      const isBroken = error instanceof ApiError && (error.status === 0 || error.status === 503);
      if (!isBroken || attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(part);
  });
}

type PlaceWish = CallInput<typeof placeUpload>['body'];

/** Puts what was brought up into the draft. */
export function usePlaceUpload(draftId: string) {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: ({ uploadId, wish }: { uploadId: string; wish: PlaceWish }) =>
      call(placeUpload, { params: { draftId, uploadId }, body: wish }),
    onSuccess: fresh,
  });
}
