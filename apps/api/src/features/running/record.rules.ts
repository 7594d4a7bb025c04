import type { ExecuteReply } from '@abhyas/contract/running';

import { RECORDED_CHARACTERS } from './run-limits.ts';

/** PostgreSQL keeps neither NUL nor half a surrogate pair, and programs print both. */
export function storable(text: string): string {
  return text.replaceAll('\0', '\uFFFD').toWellFormed();
}

function clip(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? storable(value.slice(0, RECORDED_CHARACTERS)) : value;
}

/** A result as a recorded submission keeps it: every text storable and of bounded length. */
export function recordedReply(reply: ExecuteReply): ExecuteReply {
  return JSON.parse(JSON.stringify(reply, clip)) as ExecuteReply;
}
