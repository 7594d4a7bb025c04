import type { Asset } from '@abhyas/content/release-assets';
import type { ErrorCode } from '@abhyas/contract/errors';
import { limits } from '@abhyas/contract/limits';

/** Limits on use of one account. */
export const COMMENT_LIMITS = { perMinute: 5, perDay: 60, repeatMinutes: 10, freshDays: 1 } as const;

/** Control characters but line ends and tabs, and the marks that turn the direction of text around. */
const INVISIBLE = /(?![\n\t])\p{Cc}|\p{Bidi_Control}/gu;
const LINK = /https?:\/\/|www\.|[a-z0-9-]\.(com|in|net|org|io|co|me|xyz|ru|info|link)\b/i;

/** A comment as it is stored: no invisible marks, no blank ends, at most two line ends in a row. */
export function tidyComment(body: string): string {
  return body
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function commentFault(body: string): ErrorCode | undefined {
  if (body === '') return 'comments.empty';
  return Array.from(body).length > limits.commentMax ? 'comments.too-long' : undefined;
}

export type Author = {
  readonly confirmed: boolean;
  readonly ageDays: number;
  /** How many times the same text stands elsewhere, from the last day. */
  readonly sameElsewhere: number;
};

/** A fresh account's links, and text that it repeats from place to place, wait for a moderator. */
export function mustBeHeld(body: string, author: Author): boolean {
  const fresh = !author.confirmed || author.ageDays < COMMENT_LIMITS.freshDays;
  return fresh && (LINK.test(body) || author.sameElsewhere > 0);
}

export type Activity = {
  readonly lastMinute: number;
  readonly lastDay: number;
  readonly sameHere: number;
};

/** Why somebody may not write just now, with how long to wait. */
export function paceFault(activity: Activity): { code: ErrorCode; seconds: number } | undefined {
  if (activity.sameHere > 0) return { code: 'comments.repeated', seconds: 0 };
  if (activity.lastMinute >= COMMENT_LIMITS.perMinute) return { code: 'comments.too-many', seconds: 60 };
  if (activity.lastDay >= COMMENT_LIMITS.perDay) return { code: 'comments.too-many', seconds: 3600 };
  return undefined;
}

/** The screen on which the discussion of an asset opens. */
export function discussionPath(asset: Asset): string {
  return asset.type === 'problem' ? `/practise/1/${asset.id}` : `/learn/${asset.subtopicId}/${asset.id}`;
}
