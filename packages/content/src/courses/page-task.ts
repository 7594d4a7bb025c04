import * as z from 'zod';
import type { FaultList } from '../files/faults.ts';
import { type Folder, pathIn, textOf } from '../files/folder.ts';
import { CHECKS_FILE } from '../forms/checks-form.ts';
import { readYaml } from '../files/yaml-file.ts';
import { checksTask, type ChecksTask, tellTwins } from './checks-task.ts';

const selector = z.string().trim().min(1).max(200);
const words = z.string().max(300);
const count = z.number().int().min(0).max(1000);
const width = z.number().int().min(280).max(1920);
const text = { is: words.optional(), contains: words.optional() };
const saysOne = (step: { readonly is?: unknown; readonly contains?: unknown }): boolean =>
  (step.is === undefined) !== (step.contains === undefined);
const ONE_OF = 'say either is or contains';

/** What is expected of the page, and what somebody does to it (packages/languages/src/page/tools/steps.js). */
const step = z.union([
  z.strictObject({ text: selector, ...text }).refine(saysOne, ONE_OF),
  z.strictObject({ value: selector, ...text }).refine(saysOne, ONE_OF),
  z.strictObject({ name: selector, ...text }),
  z.strictObject({ attribute: selector, called: z.string(), present: z.boolean().optional(), ...text }),
  z.strictObject({
    style: selector,
    property: z.string().regex(/^[a-z-]{2,40}$/),
    is: words.optional(),
    is_not: words.optional(),
  }),
  z.strictObject({ count: selector, is: count.optional(), at_least: count.optional() }),
  z.strictObject({ visible: selector }),
  z.strictObject({ hidden: selector }),
  z.strictObject({ focused: selector }),
  z.strictObject({ reachable: selector }),
  z.strictObject({ focus_order: z.array(selector).min(2) }),
  z.strictObject({ contrast: selector, at_least: z.number().min(1).max(21) }),
  z.strictObject({ below: selector, of: selector }),
  z.strictObject({ beside: selector, of: selector }),
  z.strictObject({ title: words }),
  z.strictObject({ fits_width: z.literal(true) }),
  z.strictObject({ click: selector }),
  z.strictObject({ type: words, into: selector }),
  z.strictObject({ choose: words, in: selector }),
  z.strictObject({ press: z.enum(['Tab', 'Enter', 'Space', 'Escape', 'ArrowDown', 'ArrowUp']) }),
  z.strictObject({ wait: z.number().int().min(1).max(2000) }),
  z.strictObject({ width }),
]);

/** checks.yaml of a problem of the kind page. */
const checksFile = z.strictObject({
  checks: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(120),
        /** Wrong solutions, by the names of their files, that must not pass this check. */
        catches: z.array(z.string()).default([]),
        steps: z.array(step).min(1).max(40),
      }),
    )
    .min(1)
    .max(30),
});

/** Reads the checks of a page task; null where there are none that can be read. */
export function readPageTask(folder: Folder, faults: FaultList): ChecksTask | null {
  const file = pathIn(folder.path, CHECKS_FILE);
  const written = textOf(folder, CHECKS_FILE);
  if (written === null) {
    faults.add(file, 0, 'checks.yaml is missing: it says what is checked of the page.');
    return null;
  }
  const source = readYaml({ file, text: written }, checksFile, faults);
  if (!source) return null;
  const { checks } = source.value;
  tellTwins(checks, (index, words) => faults.add(file, source.lineOf(['checks', index, 'name']), words));
  return checksTask(file, {}, checks);
}
