import { useSyncExternalStore } from 'react';

import { texts } from '../lib/texts.ts';
import { chooseTheme, onThemeChange, themeChoice, type ThemeChoice } from '../lib/theme.ts';
import { SelectField } from './select-field.tsx';

/** Light, dark or like the device. */
export function PageChoices() {
  const theme = useSyncExternalStore<ThemeChoice>(onThemeChange, themeChoice, () => 'system');
  const words = texts.frame.theme;
  return (
    <div className="flex flex-wrap gap-4">
      <SelectField
        label={words.label}
        value={theme}
        options={[
          { value: 'system', name: words.system },
          { value: 'light', name: words.light },
          { value: 'dark', name: words.dark },
        ]}
        onChange={chooseTheme}
        className="w-44"
      />
    </div>
  );
}
