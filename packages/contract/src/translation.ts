import type { CountText } from './count-text.ts';

/** Texts of a catalogue in another language. What is left out is shown in English; of plural forms it has its own. */
export type Translation<T> = T extends string
  ? string
  : T extends { readonly one: string; readonly other: string }
    ? { readonly [K in keyof T]?: string } & Partial<CountText>
    : { readonly [K in keyof T]?: Translation<T[K]> };

/** Lays a translation over the English texts; both keep their shape, styles of toasts stay as they are. */
export function translated<T>(english: T, translation: Translation<T> | undefined): T {
  if (translation === undefined) return english;
  if (typeof english !== 'object' || english === null) return translation as T;
  const over = translation as Readonly<Record<string, unknown>>;
  const entries = Object.entries(isCounted(english) ? { ...english, ...over } : english).map(
    ([key, text]) => [key, translated<unknown>(text, over[key] as never)],
  );
  return (Array.isArray(english) ? entries.map(([, text]) => text) : Object.fromEntries(entries)) as T;
}

/** A language may have plural forms that English has not. */
function isCounted(english: object): boolean {
  return 'one' in english && 'other' in english;
}
