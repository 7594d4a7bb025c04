import { useState } from 'react';

import { storageKeys } from '../../config.ts';
import { readStored, removeStored, store } from '../../lib/storage.ts';

export type OwnProgram = {
  /** The learner's text; the author's until it is changed. */
  readonly code: string;
  /** Whether it is written in, rather than read. */
  readonly editing: boolean;
  readonly edit: () => void;
  readonly change: (code: string) => void;
  /** Brings the author's text back. */
  readonly reset: () => void;
};

/** A program of a lesson that the learner may change: the own text is kept on this device, beside the author's. */
export function useOwnProgram(assetId: string, authors: string): OwnProgram {
  const key = `${storageKeys.savedCode}:lesson:${assetId}:${fingerprint(authors)}`;
  const [own, setOwn] = useState(() => readStored(key));
  return {
    code: own ?? authors,
    editing: own !== null,
    edit: () => setOwn(authors),
    change: (code) => {
      setOwn(code);
      if (code === authors) removeStored(key);
      else store(key, code);
    },
    reset: () => {
      setOwn(null);
      removeStored(key);
    },
  };
}

/** Names the author's text, so that a text that was changed since has no part of the old one. */
function fingerprint(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 0x7f_ff_ff_ff;
  return hash.toString(36);
}
