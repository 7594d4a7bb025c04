import type { Sheets } from '@abhyas/contract/practice-sheets';

import type { ShownRelease } from '../../platform/content/active-release.ts';
import type { AppContext } from '../../platform/app-context.ts';
import { openModuleOf } from '../learning/learning.rules.ts';
import { overlayOf, type ContentRead } from '../learning/learning.service.ts';

type Context = Pick<AppContext, 'db'> & { readonly release: ShownRelease };

/** The sheets with those of their problems that are in a module open to this learner; empty sheets are left out. */
export async function listSheets(context: Context, accountId: string): Promise<ContentRead<Sheets>> {
  const { current } = context.release;
  const overlay = await overlayOf(context, accountId);
  const isOpen = (id: string): boolean => {
    const problem = current.problems.get(id);
    return problem !== undefined && openModuleOf(problem, current, overlay) !== undefined;
  };
  const build = (): Sheets => ({
    sheets: (current.release.sheets ?? []).flatMap(({ id, title, summary, groups }) => {
      const shown = groups
        .map((group) => ({ title: group.title, problems: group.problems.filter(isOpen) }))
        .filter(({ problems }) => problems.length > 0);
      return shown.length === 0 ? [] : [{ sheetId: id, title, desc: summary, groups: shown }];
    }),
  });
  return {
    version: [current.release.id, ...[...overlay.opened, ...overlay.withheld].toSorted()].join(' '),
    build,
  };
}
