import { OWN_NODE, type Build } from '@abhyas/languages/toolchain';

import { TOOLBOX } from '../../profiles/isolation.ts';

/** The name in the toolbox of the very Node that the runner runs on. */
export const NODE_TOOL = 'node';

/** The interpreter's file inside a box. */
export function interpreterOf({ interpreter }: Extract<Build, { kind: 'interpreted' }>): string {
  return interpreter === OWN_NODE ? `${TOOLBOX}/${NODE_TOOL}` : interpreter;
}

/** Arguments with the place of a language's own tools filled in. */
export function withTools(args: readonly string[], id: string): string[] {
  return args.map((arg) => arg.replaceAll('{tools}', `${TOOLBOX}/${id}`));
}
