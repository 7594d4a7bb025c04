/** Texts of a catalogue in another language. What is left out is shown in English. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]?: Translation<T[K]> };

/** Lays a translation over the English texts; both keep their shape, styles of alerts stay as they are. */
export function translated<T>(english: T, translation: Translation<T> | undefined): T {
  if (translation === undefined) return english;
  if (typeof english !== 'object' || english === null) return translation as T;
  const over = translation as Readonly<Record<string, unknown>>;
  const entries = Object.entries(english).map(([key, text]) => [
    key,
    translated<unknown>(text, over[key] as never),
  ]);
  return (Array.isArray(english) ? entries.map(([, text]) => text) : Object.fromEntries(entries)) as T;
}
