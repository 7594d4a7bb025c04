import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { limits } from './limits.ts';

/** An input of the learner's own for the Custom Testcase tab. `id` is chosen by the client. */
export const ownInput = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string().check(z.maxLength(limits.ownInputNameMax)),
  text: z.string(),
});
export type OwnInput = z.infer<typeof ownInput>;

const inputs = z.array(ownInput).check(z.maxLength(limits.ownInputsMax));

/** The inputs a learner keeps for one problem, in their own order. */
export const getInputs = defineCall({
  method: 'GET',
  path: '/api/practice/inputs/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  reply: z.object({ inputs }),
});

/** Replaces the inputs of one problem. */
export const saveInputs = defineCall({
  method: 'POST',
  path: '/api/practice/inputs/:assetId',
  access: 'learner',
  params: z.object({ assetId: z.string() }),
  body: z.object({ inputs }),
  reply: z.object({ inputs }),
});

/** What the problem's reference solution prints for an input of the learner's own. */
export const referenceAnswer = defineCall({
  method: 'POST',
  path: '/api/practice/reference/:assetId',
  pace: 'long',
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
