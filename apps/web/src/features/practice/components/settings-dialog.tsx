import { EDITOR_THEMES, FONT_SIZES, KEYMAPS, TAB_WIDTHS } from '@abhyas/contract/settings';

import { texts } from '../../../lib/texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { WorkspaceState } from '../use-workspace.ts';

const THEME_OPTIONS = EDITOR_THEMES.map((name, value) => ({ value, name }));

type Props = { readonly workspace: WorkspaceState; readonly onClose: () => void };

/** How the editor looks and behaves; kept in the account as soon as it is chosen. */
export function SettingsDialog({ workspace, onClose }: Props) {
  const words = texts.practice.workspace;
  const names = words.editorSettings;
  const { editorSettings: chosen, chooseEditor: choose } = workspace;
  return (
    <Dialog open onOpenChange={onClose} title={words.tools.settings} description={names.lead}>
      <div className="mt-3 grid gap-4 phone:grid-cols-2">
        <SelectField
          label={words.theme}
          value={workspace.theme}
          options={THEME_OPTIONS}
          onChange={workspace.chooseTheme}
        />
        <SelectField
          label={names.fontSize}
          value={chosen.fontSize}
          options={FONT_SIZES.map((value) => ({ value, name: `${value} px` }))}
          onChange={(fontSize) => choose({ fontSize })}
        />
        <SelectField
          label={names.keymap}
          value={chosen.keymap}
          options={KEYMAPS.map((value) => ({ value, name: names.keymaps[value] }))}
          onChange={(keymap) => choose({ keymap })}
        />
        <SelectField
          label={names.tabWidth}
          value={chosen.tabWidth}
          options={TAB_WIDTHS.map((value) => ({
            value,
            name: value === 0 ? names.tabOfLanguage : String(value),
          }))}
          onChange={(tabWidth) => choose({ tabWidth })}
        />
        <CheckField
          label={names.wordWrap}
          checked={chosen.wordWrap}
          onChange={(wordWrap) => choose({ wordWrap })}
        />
        <CheckField
          label={names.lineNumbers}
          checked={chosen.lineNumbers}
          onChange={(lineNumbers) => choose({ lineNumbers })}
        />
      </div>
    </Dialog>
  );
}
