import * as z from 'zod/mini';

import { defineCall, defineStream } from './call.ts';
import { done } from './done.ts';
import { compileReport, executeReply, runProgress } from './running.ts';

/** What is typed at once, in bytes of UTF-8 (CONSOLE-7). A terminal takes no longer line. */
export const TYPED_BYTES_MAX = 4096;
/** A program is ended when it has waited this long for somebody who types nothing; it is told this long before that (CONSOLE-4). */
export const IDLE_MS = 90_000;
export const IDLE_TOLD_BEFORE_MS = 20_000;
/** A page that is loaded again finds its program again within this time (CONSOLE-8). */
export const GRACE_MS = 10_000;

/** What happens at the console of a program, in order. Runners write it, browsers read it. */
export const consolePiece = z.discriminatedUnion('kind', [
  /** It is built, and begins. */
  z.object({ kind: z.literal('began'), compile: compileReport }),
  z.object({ kind: z.literal('shown'), text: z.string() }),
  z.object({
    kind: z.literal('stands'),
    /** It waits for input. */
    waits: z.boolean(),
    /** False as long as it asks for something that nobody is to see. */
    echoes: z.boolean(),
    /** False when it takes single keys: then it shows by itself what is typed. */
    byLine: z.boolean(),
  }),
  /** It ends in so many seconds if nobody types. */
  z.object({ kind: z.literal('idle'), seconds: z.number() }),
]);
export type ConsolePiece = z.infer<typeof consolePiece>;

/**
 * Why a program at a console is over: it ended itself or reached a limit, it was stopped, nobody typed, or nobody was
 * watching.
 */
export const consoleEnding = z.enum(['itself', 'stopped', 'idle', 'unattended']);
export type ConsoleEnding = z.infer<typeof consoleEnding>;

export const consoleEnd = z.object({ ...executeReply.shape, ending: z.optional(consoleEnding) });
export type ConsoleEnd = z.infer<typeof consoleEnd>;

/** An event of the stream. Those with a number are pieces, and come in their order; the last one is `ended`. */
export const consoleEvent = z.discriminatedUnion('kind', [
  ...consolePiece.def.options,
  z.object({ kind: z.literal('progress'), progress: runProgress }),
  z.object({ kind: z.literal('ended'), end: consoleEnd }),
]);
export type ConsoleEvent = z.infer<typeof consoleEvent>;

/** What is typed: text, the end of input (Ctrl+D) or an interrupt (Ctrl+C). */
export const typed = z.discriminatedUnion('key', [
  z.object({ key: z.literal('text'), text: z.string() }),
  z.object({ key: z.literal('end') }),
  z.object({ key: z.literal('interrupt') }),
]);
export type Typed = z.infer<typeof typed>;

const runName = z.object({ runId: z.uuid() });

/**
 * Starts a program at a console (CONSOLE-6). Visitors may start only small ones, a few times a minute. If a program of
 * the same account is still running, it is ended first.
 */
export const startConsole = defineCall({
  method: 'POST',
  path: '/api/runner/console',
  access: 'public',
  body: z.object({
    code: z.string(),
    language: z.number(),
    assetId: z._default(z.string(), ''),
    runId: z.uuid(),
  }),
  /** A denied one carries `notif`. */
  reply: z.object({
    accepted: z.boolean(),
    notif: z.optional(z.string()),
    notifType: z.optional(z.enum(['error'])),
  }),
});

/**
 * Types. Pieces are numbered from 1: the same number again changes nothing, and `gap` says that one before it is
 * missing. `over`: the program has ended; `full`: it has been typed more than it is ever given.
 */
export const typeAtConsole = defineCall({
  method: 'POST',
  path: '/api/runner/console/:runId/input',
  access: 'public',
  params: runName,
  body: z.object({ seq: z.int().check(z.minimum(1), z.maximum(1_000_000)), typed }),
  reply: z.object({ answer: z.enum(['accepted', 'gap', 'full', 'over']) }),
});

/** Ends the program by force. */
export const stopConsole = defineCall({
  method: 'POST',
  path: '/api/runner/console/:runId/stop',
  access: 'public',
  params: runName,
  reply: done,
});

/** What happens at a console, after the piece `after`. */
export const consoleEvents = defineStream({
  path: '/api/runner/console/:runId/events',
  access: 'public',
  params: runName,
  query: z.object({ after: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0) }),
  event: consoleEvent,
});
