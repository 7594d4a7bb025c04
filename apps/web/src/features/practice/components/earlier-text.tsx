import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import History from 'lucide-react/icons/history';

import { useTextState } from '../../../lib/synced-text/use-text.ts';
import { texts } from '../../../lib/texts.ts';
import type { FinishedRun } from '../../running/use-run.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { keyOf } from '../workspace.rules.ts';

/** The text that is now in the editor. */
export type OpenedCode = Pick<WorkspaceState, 'text' | 'language'>;

type Props = { readonly opened: OpenedCode; readonly of: FinishedRun };

/** Above a result: says that it belongs to another language or to an older text. */
export function EarlierText({ opened: { text, language }, of: { program } }: Props) {
  // Updated at the first change and at each save, not at every key.
  useTextState(text);
  const words = texts.practice.workspace.earlier;
  const told =
    program.language !== language
      ? fill(words.language, { language: languageAt(program.language).name })
      : program.code === text.code
        ? null
        : words.text;
  if (told === null) return null;
  return (
    <p data-testid="earlier-text" className="flex items-center gap-2 text-small text-soft">
      <History size={16} aria-hidden="true" className="shrink-0" />
      {told}
    </p>
  );
}

/** Whether the line numbers in a result still fit the open text. */
export const isOf = ({ language }: Pick<OpenedCode, 'language'>, { program }: FinishedRun): boolean =>
  keyOf(program.language) === keyOf(language);
