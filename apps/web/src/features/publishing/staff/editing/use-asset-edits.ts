import { createContext, use, useState, useSyncExternalStore } from 'react';

import type { AssetEdits } from './asset-edits.ts';
import type { Remark } from './remarks.rules.ts';

export type Editing = {
  readonly draftId: string;
  /** The folder that is edited, below the content folder. */
  readonly folder: string;
  readonly edits: AssetEdits;
  /** What is wrong with its files, as they are here. */
  readonly remarks: readonly Remark[];
};

export const EditingContext = createContext<Editing | null>(null);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('outside of an editor');
  return editing;
}

/** Draws again at every change. */
export function useAssetEdits(): AssetEdits {
  const { edits } = useEditing();
  useSyncExternalStore(
    (listener) => edits.subscribe(listener),
    () => edits.version,
  );
  return edits;
}

export type FileForm<F> = {
  /** Null: the file is in no shape for the form. */
  readonly form: F | null;
  readonly change: (part: Partial<F>) => void;
};

type Way<F> = {
  readonly read: (text: string) => F | null;
  readonly write: (text: string, form: F) => string;
};

/**
 * A file of the asset as a form. The form is held beside the text, because some of what is typed (a space at the end)
 * is not in the file yet.
 */
export function useForm<F>(path: string, { read, write }: Way<F>): FileForm<F> {
  const edits = useAssetEdits();
  const text = edits.text(path) ?? '';
  const [held, setHeld] = useState(() => ({ path, text, form: read(text) }));
  const fits = held.text === text && held.path === path;
  const now = fits ? held : { path, text, form: read(text) };
  if (!fits) setHeld(now);
  const change = (part: Partial<F>): void => {
    if (!now.form) return;
    const form = { ...now.form, ...part };
    const next = write(text, form);
    setHeld({ path, text: next, form });
    edits.edit(path, next);
  };
  return { form: now.form, change };
}
