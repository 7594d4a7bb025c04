import { EDITOR_THEMES } from '@abhyas/contract/settings';

import { texts } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { WorkspaceState } from '../use-workspace.ts';

const THEME_OPTIONS = EDITOR_THEMES.map((name, value) => ({ value, name }));

type Props = { readonly workspace: WorkspaceState; readonly onClose: () => void };

/** How the editor looks and behaves; kept in the account as soon as it is chosen. */
export function SettingsDialog({ workspace, onClose }: Props) {
  const words = texts.practice.workspace;
  return (
    <Dialog open onOpenChange={onClose} title={words.tools.settings}>
      <SelectField
        label={words.theme}
        value={workspace.theme}
        options={THEME_OPTIONS}
        onChange={workspace.chooseTheme}
      />
    </Dialog>
  );
}
