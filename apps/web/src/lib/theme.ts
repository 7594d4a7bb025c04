import { storageKeys } from '../config.ts';
import { readStored, removeStored, store } from './storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

export function themeChoice(): ThemeChoice {
  const stored = readStored(storageKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme that is drawn now. */
export function drawnTheme(): 'light' | 'dark' {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

const listeners = new Set<() => void>();

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function draw(): void {
  const choice = themeChoice();
  const dark = choice === 'dark' || (choice === 'system' && window.matchMedia(DARK_SYSTEM).matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') removeStored(storageKeys.theme);
  else store(storageKeys.theme, choice);
  draw();
}

/** Follows the system and other tabs while the page is open; public/early.js drew the first paint. */
export function followTheme(): void {
  window.matchMedia(DARK_SYSTEM).addEventListener('change', draw);
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.theme || event.key === null) draw();
  });
}
