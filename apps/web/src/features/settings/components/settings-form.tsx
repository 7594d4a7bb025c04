import { EDITOR_THEMES, type Settings } from '@abhyas/contract/settings';
import { programLanguages } from '@abhyas/languages/program-languages';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { PageChoices } from '../../../ui/page-choices.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { chooseOwnLanguage } from '../../auth/own-language.ts';
import { useCodeSettings } from '../settings.queries.ts';

const LANGUAGE_OPTIONS = programLanguages();
const THEME_OPTIONS = EDITOR_THEMES.map((name, value) => ({ value, name }));

/** What a learner has chosen for every device, and how this one looks. Saved as soon as it is chosen. */
export function SettingsForm() {
  const { settings, choose: keep } = useCodeSettings();
  const words = texts.settings;

  const choose = (change: Partial<Settings>): void =>
    void keep(change).then(() => showToast(words.saved), showErrors);
  return (
    <div className="grid gap-5 phone:grid-cols-2 wide:grid-cols-3">
      <SelectField
        label={words.language}
        value={settings.codeLanguage}
        options={LANGUAGE_OPTIONS}
        onChange={(codeLanguage) => choose({ codeLanguage })}
      />
      <SelectField
        label={words.theme}
        value={settings.codeTheme}
        options={THEME_OPTIONS}
        onChange={(codeTheme) => choose({ codeTheme })}
      />
      <PageChoices onLanguage={(language) => void chooseOwnLanguage(language)} />
    </div>
  );
}
