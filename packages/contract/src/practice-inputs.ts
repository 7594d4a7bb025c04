import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** An input of the learner's own for the Custom Testcase tab. `id` is chosen by the client. */
const ownInput = z.object({ id: z.string(), name: z.string(), text: z.string() });
export type OwnInput = z.infer<typeof ownInput>;

/** The inputs of one problem as one text, a line of JSON each: two devices that change different ones do not touch. */
export const linesOf = (inputs: readonly OwnInput[]): string =>
  inputs.map(({ id, name, text }) => JSON.stringify({ id, name, text })).join('\n');

/** The inputs that are in such a text; what is none is left out. */
export function inputsIn(lines: string): OwnInput[] {
  return lines.split('\n').flatMap((line) => {
    try {
      const input = z.safeParse(ownInput, JSON.parse(line));
      return input.success ? [input.data] : [];
    } catch {
      return [];
    }
  });
}

/** What the problem's reference solution prints for an input of the learner's own. */
export const referenceAnswer = defineCall({
  method: 'POST',
  path: '/api/practice/reference/:assetId',
  timeout: 'long',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  body: z.object({ input: z.string() }),
  reply: z.discriminatedUnion('known', [
    z.object({ known: z.literal(true), output: z.string() }),
    /** `msg` says in a sentence why there is no answer: an input outside the problem's rules, a full queue. */
    z.object({ known: z.literal(false), msg: z.string() }),
  ]),
});
export type ReferenceAnswer = z.infer<(typeof referenceAnswer)['reply']>;
