import {
  readText,
  readUnsaved,
  sendText,
  sendUnsaved,
  type SendTextReply,
  type SentText,
} from '@abhyas/contract/practice-texts';

import { call } from '../api-client.ts';
import { ApiError } from '../api-error.ts';
import { isSessionOf } from '../session-token.ts';
import type { TextName } from './text-record.ts';
import type { AccountText } from './text-state.ts';

/** What an author has not put into a draft yet is a text of the draft, for which the staff have calls of their own. */
const draftOf = ({ assetId, part }: TextName) =>
  part.startsWith('unsaved-') ? { draftId: assetId, part } : undefined;

/** What one account has typed is neither brought to another one nor mixed with its texts. @throws ApiError as without a connection */
function requireSession({ accountId }: TextName): void {
  if (!isSessionOf(accountId)) throw new ApiError({ status: 0, offline: true });
}

/** A text as the account has it. */
export async function readAccountText(name: TextName): Promise<AccountText> {
  requireSession(name);
  const params = draftOf(name);
  return params ? call(readUnsaved, { params }) : call(readText, { params: name });
}

/** The browser lets a request outlive its page only up to this size of body. */
const KEEPALIVE_BYTES_MAX = 60_000;
const isLarge = (body: unknown): boolean => new Blob([JSON.stringify(body)]).size > KEEPALIVE_BYTES_MAX;

/** Brings what was typed to the account; `leaving`: also when the page is gone. */
export async function sendToAccount(
  name: TextName,
  body: SentText,
  leaving: boolean,
): Promise<SendTextReply> {
  requireSession(name);
  const options = { keepalive: leaving && !isLarge(body) };
  const params = draftOf(name);
  return params
    ? call(sendUnsaved, { params, body }, options)
    : call(sendText, { params: name, body }, options);
}
