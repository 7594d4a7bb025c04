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

/** Which keys an editor has: those that most know, or those of Vim or Emacs. */
export const KEYMAPS = ['default', 'vim', 'emacs'] as const;
export const FONT_SIZES = [12, 13, 14, 15, 16, 18, 20, 24] as const;
/** In columns; 0 is as the language has it. */
export const TAB_WIDTHS = [0, 2, 4, 8] as const;

export const editorSettings = z.object({
  fontSize: z.literal(FONT_SIZES),
  keymap: z.enum(KEYMAPS),
  tabWidth: z.literal(TAB_WIDTHS),
  wordWrap: z.boolean(),
  lineNumbers: z.boolean(),
});
export type EditorSettings = z.infer<typeof editorSettings>;

/** What holds until something else is chosen. */
export const EDITOR_DEFAULTS: EditorSettings = {
  fontSize: 15,
  keymap: 'default',
  tabWidth: 0,
  wordWrap: false,
  lineNumbers: true,
};

export const settings = z.object({
  codeLanguage: languageIndex,
  codeTheme: themeIndex,
  editor: z.optional(editorSettings),
});
export type Settings = z.infer<typeof settings>;

/** What is not named stays as it was. */
export const settingsChange = z.partial(settings);
export type SettingsChange = z.infer<typeof settingsChange>;

export const getSettings = defineCall({
  method: 'GET',
  path: '/api/settings/getsettings',
  access: 'learner',
  whileSitting: true,
  reply: settings,
});

export const setSettings = defineCall({
  method: 'POST',
  path: '/api/settings/setsettings',
  access: 'learner',
  body: settingsChange,
  reply: settings,
});
