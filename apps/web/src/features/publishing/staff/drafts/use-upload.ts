import { lookIntoUpload, putUpload, type LookedInto } from '@abhyas/contract/publishing-uploads.staff';
import type { CallInput } from '@abhyas/contract/call';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../../lib/api-client.ts';
import { useFreshDrafts } from '../drafts.queries.ts';
import { sendInParts } from '../send-in-parts.ts';
import { zipOfFiles, type NamedFile } from './zip-of-files.ts';
import { useMutation } from '@tanstack/react-query';

/** How far an upload has come. */
export type UploadStep =
  | { readonly at: 'choose'; readonly error?: unknown }
  | { readonly at: 'packing' | 'sending'; readonly percent: number }
  | { readonly at: 'looking' }
  | { readonly at: 'found'; readonly uploadId: string; readonly found: LookedInto };

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
      const onSent = (percent: number): void => setStep({ at: 'sending', percent });
      const params = await sendInParts({ draftId, name, file }, { signal, onSent });
      setStep({ at: 'looking' });
      const found = await call(lookIntoUpload, { params }, { signal });
      setStep({ at: 'found', uploadId: params.uploadId, found });
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

type PutBody = CallInput<typeof putUpload>['body'];

/** Puts what was brought up into the draft. */
export function usePutUpload(draftId: string) {
  const fresh = useFreshDrafts();
  return useMutation({
    mutationFn: ({ uploadId, request }: { uploadId: string; request: PutBody }) =>
      call(putUpload, { params: { draftId, uploadId }, body: request }),
    onSuccess: fresh,
  });
}
