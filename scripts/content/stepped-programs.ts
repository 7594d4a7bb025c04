import { labelsIn } from '@abhyas/content/markdown/labels';
import { readFence } from '@abhyas/content/markdown/fence';
import { parseSource } from '@abhyas/content/markdown/source-tree';
import type { SteppedProgram } from '@abhyas/content/steps/steps-file';

type Node = {
  readonly type: string;
  readonly lang?: string | null | undefined;
  readonly meta?: string | null | undefined;
  readonly value?: string;
  readonly children?: readonly Node[];
};

/** The programs of a text that open stepped, by the names under which steps.yaml has them. */
export function steppedIn(markdown: string): ReadonlyMap<string, SteppedProgram> {
  const tree = parseSource(markdown, { complain: () => undefined, labels: labelsIn('en') });
  return new Map(programsIn(tree));
}

function programsIn({ type, lang, meta, value = '', children = [] }: Node): [string, SteppedProgram][] {
  if (type !== 'code') return children.flatMap(programsIn);
  const fence = readFence(lang ?? '', meta ?? '');
  if (typeof fence === 'string' || fence.trace === '' || fence.runsAs === null) return [];
  return [[fence.trace, { language: fence.runsAs, code: value, stdin: fence.stdin }]];
}
