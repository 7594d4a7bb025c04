/**
 * A name in which a mail program would see a link. Whoever registers with somebody else's address chooses it, and
 * our mail would carry their link.
 */
const LINK_IN_NAME =
  /:\/\/|www\.|[\p{L}\p{N}]{2}[.\u3002\uff0e\uff61]\p{L}{2}|[.\u3002\uff0e\uff61]\p{L}{2,}\//iu;

export const readsAsLink = (name: string): boolean => LINK_IN_NAME.test(name);

/** The dots that lead to a domain, in any script, and the colon before an address. */
const BEFORE_LINK = /[.\u3002\uff0e\uff61](?=[^\s.])|:(?=\/)/gu;

/** A text of somebody else's in which no mail program sees a link: a space follows each dot, as in `K. Rao`. */
export const withoutLinks = (text: string): string => text.replace(BEFORE_LINK, '$& ');
