import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { languageIndex } from './running.ts';

/** Editor themes in the order of `codeTheme` (SETTINGS-2). */
export const EDITOR_THEMES = [
  'default',
  '3024-day',
  'duotone-light',
  'eclipse',
  'ttcn',
  'material',
  'ambiance',
  'erlang-dark',
] as const;
export type EditorTheme = (typeof EDITOR_THEMES)[number];

export const themeIndex = z.int().check(z.gte(0), z.lt(EDITOR_THEMES.length));

export const settings = z.object({ codeLanguage: languageIndex, codeTheme: themeIndex });
export type Settings = z.infer<typeof settings>;

/** What is not named stays as it was. */
export const settingsChange = z.partial(settings);
export type SettingsChange = z.infer<typeof settingsChange>;

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings/getsettings',
  access: 'learner',
  reply: settings,
});

export const setSettings = defineCall({
  method: 'POST',
  path: '/api/settings/setsettings',
  access: 'learner',
  body: settingsChange,
  reply: settings,
});
