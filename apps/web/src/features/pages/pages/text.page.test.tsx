import { afterEach, expect, test, vi } from 'vitest';

import { pageLanguage } from '../../../lib/page-language.ts';
import { draw } from '../../../lib/testing/draw.tsx';
import { LanguageSwitch } from '../../../ui/language-switch.tsx';
import { PageChoices } from '../../../ui/page-choices.tsx';
import { TermsPage } from './text.page.tsx';

/** A language that is nobody's, as if its line stood in the list. Its code is one of those kept for private use. */
vi.mock('@abhyas/contract/page-language-list', async (importOriginal) => {
  const { PAGE_LANGUAGE_LIST } = await importOriginal<{ PAGE_LANGUAGE_LIST: object }>();
  return {
    PAGE_LANGUAGE_LIST: {
      ...PAGE_LANGUAGE_LIST,
      qaa: { name: 'Ƥşḗŭḓǿ', locale: 'en-IN', complete: false },
    },
  };
});

const TERMS = 'GET /api/pages/terms';
const label = 'Only in English so far';

afterEach(() => {
  document.cookie = 'abhyas_language=; path=/; max-age=0';
});

test('FRAME-25: a page in a further language is shown in it, and an English one with a label', async () => {
  document.cookie = 'abhyas_language=qaa; path=/';
  expect(pageLanguage()).toBe('qaa');
  const own = await draw(<TermsPage />, {
    [TERMS]: { title: 'Ŧḗřḿş', html: '<p>Ŧħḗ ŧḗřḿş.</p>', language: 'qaa' },
  });
  await expect.element(own.screen.getByRole('heading', { name: 'Ŧḗřḿş' })).toBeVisible();
  await expect.element(own.screen.getByText('Ŧħḗ ŧḗřḿş.')).toBeVisible();
  expect(own.container.textContent).not.toContain(label);
  await own.unmount();
  const english = await draw(<TermsPage />, { [TERMS]: { title: 'Terms', html: '<p>The terms.</p>' } });
  await expect.element(english.screen.getByText('The terms.')).toBeVisible();
  expect(english.container.textContent).toContain(label);
});

test('FRAME-25: it is among the languages that can be chosen, by its own name', async () => {
  const { screen } = await draw(
    <>
      <LanguageSwitch />
      <PageChoices />
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'Ƥşḗŭḓǿ' })).toHaveAttribute('lang', 'qaa');
  await expect.element(screen.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  const options = screen.getByLabelText('Language').element().querySelectorAll('option');
  expect([...options].map(({ textContent }) => textContent)).toEqual(['English', 'हिन्दी', 'Ƥşḗŭḓǿ']);
});
