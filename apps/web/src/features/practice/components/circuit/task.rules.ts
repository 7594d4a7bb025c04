import type { CircuitTask } from '@abhyas/languages/circuit/tools/judge';
import * as z from 'zod/mini';

const names = z.array(z.string());
const task = z.object({
  inputs: names,
  clock: z.optional(z.string()),
  outputs: names,
  gates: z.optional(names),
  most: z.optional(z.number()),
  checks: z.array(
    z.object({
      name: z.string(),
      keeps: z.boolean(),
      steps: z.array(z.object({ given: z.string(), expect: z.string() })),
    }),
  ),
});

/** What is asked of a circuit, from what the judge is given to read; nothing where that is none. */
export function taskIn(input: string): CircuitTask {
  try {
    return task.parse(JSON.parse(input));
  } catch {
    return { inputs: [], outputs: [], checks: [] };
  }
}
