import { MARKS_FILE, readMarks, stateOf } from '@abhyas/content/forms/translation-marks';
import { translatable, translatedName, wordsOf } from '@abhyas/content/forms/translation-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { PageLanguage } from '@abhyas/contract/page-language';

import type { AssetEdits } from './asset-edits.ts';

const { parts } = staffMessages.editors.translation;

/** What a text of a file is called, by its place: `questions.0.wrong.1.because`. */
export function labelOf(at: string): string {
  const [first = '', question, part = '', choice, text] = at.split('.');
  if (first !== 'questions') return parts[first as keyof typeof parts] ?? parts.whole;
  const values = { number: Number(question) + 1, choice: Number(choice) + 1 };
  if (part !== 'correct' && part !== 'wrong') {
    return fill(part === 'explanation' ? parts.explanation : parts.question, values);
  }
  return fill(text === 'because' ? parts[`${part}Because`] : parts[part], values);
}

/** The keys and positions that lead to a text; none where the file has no keys. */
export function wayTo(at: string): (string | number)[] {
  if (at === '' || at === 'markdown') return [];
  return at.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** How many texts of an item have to be looked at again, because their English was changed. */
export function staleIn(edits: Pick<AssetEdits, 'text' | 'paths'>, language: PageLanguage): number {
  const marks = readMarks(edits.text(MARKS_FILE) ?? null) ?? {};
  const states = translatable(edits.paths()).flatMap((file) => {
    const translated = edits.text(translatedName(file, language)) ?? null;
    const words = wordsOf({ file, english: edits.text(file) ?? '', translated }) ?? [];
    return words.map((word) => stateOf(marks, { language, file }, word));
  });
  return states.filter((state) => state === 'stale').length;
}
