import type { messages } from '@abhyas/contract/messages';

/** A catalogue's shape with its texts widened, so that another language can fill it. */
type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

type Exact = typeof messages;
/** Every text a person reads. Keeps the styles of toasts exact. */
export type Texts = {
  readonly [K in keyof Exact]: K extends 'errors' ? Widened<Exact[K]> : Catalogue<Exact[K]>;
};
type Catalogue<T> = T extends { readonly msg: string; readonly type: infer Style }
  ? { readonly msg: string; readonly type: Style }
  : T extends string
    ? string
    : { readonly [K in keyof T]: Catalogue<T[K]> };

/**
 * The texts in the language of the page. Each entry sets them before its first screen is drawn; changing
 * the language reloads the page. Read them while rendering (`texts.auth.login`), never at module level.
 */
export let texts = {} as Texts;

/** The landing page sets only the parts that it shows, because it must stay small. */
export function setTexts(catalogue: Texts): void {
  texts = catalogue;
}
