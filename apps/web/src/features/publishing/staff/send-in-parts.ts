import { sendPart, startUpload } from '@abhyas/contract/publishing-uploads.staff';

import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { base64Of } from '../../../staff/base64.ts';

/** A part that was lost on the way is sent again this often. */
const TRIES = 4;
const PAUSE_MS = 1500;

type Sending = { readonly draftId: string; readonly name: string; readonly file: Blob };

type Way = {
  readonly signal?: AbortSignal;
  readonly onSent?: (percent: number) => void;
};

/** Brings a file of any size up, in parts. Answers under which id it can be looked into and placed. */
export async function sendInParts(
  { draftId, name, file }: Sending,
  { signal, onSent }: Way = {},
): Promise<{ draftId: string; uploadId: string }> {
  const options = signal ? { signal } : {};
  const body = { name, bytes: file.size };
  const { uploadId, partBytes } = await call(startUpload, { params: { draftId }, body }, options);
  const params = { draftId, uploadId };
  for (let number = 0; number * partBytes < file.size; number += 1) {
    onSent?.(((number * partBytes) / file.size) * 100);
    const base64 = await base64Of(file.slice(number * partBytes, (number + 1) * partBytes));
    await patiently(() => call(sendPart, { params, body: { number, base64 } }, options));
  }
  return params;
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
