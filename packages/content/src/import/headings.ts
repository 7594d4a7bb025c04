import type { PageLanguage } from '@abhyas/contract/page-language';
import { labelsIn } from '../markdown/labels.ts';
import type { Importing } from './imported.ts';

const PARTS = ['input', 'output', 'constraints'] as const;
type Words = Readonly<Record<(typeof PARTS)[number], readonly string[]>>;

const ENGLISH_WORDS: Words = {
  input: ['Input', 'Inputs', 'Input (?:format|specification|file)'],
  output: ['Output', 'Outputs', 'Output (?:format|specification|file)'],
  constraints: ['Constraints', 'Constraint', 'Constraints (?:format|specification|file)'],
};
/** What packages call our headings in other languages, besides our own words for them. */
const WORDS: Partial<Record<PageLanguage, Words>> = {
  hi: {
    input: ['निवेश'],
    output: ['निर्गम'],
    constraints: ['सीमाएं', 'सीमा', 'बाधाएँ', 'बाधाएं', 'प्रतिबंध'],
  },
};
/** What is below a heading that the package has not. */
const ABOVE: Partial<Record<PageLanguage, string>> & { readonly en: string } = {
  en: 'As stated above.',
  hi: 'ऊपर लिखे अनुसार।',
};

/** Our headings, by what packages call them. */
function namesIn(language: PageLanguage): [heading: string, names: readonly string[]][] {
  const { headings } = labelsIn(language);
  return PARTS.map((part) => [
    headings[part],
    [headings[part], ...(WORDS[language]?.[part] ?? []), ...ENGLISH_WORDS[part]],
  ]);
}

/** Our three headings are in every statement; those that the package has not are added with a word. */
export function withHeadings(
  { statement, file }: { readonly statement: string; readonly file: string },
  language: PageLanguage,
  { notes }: Importing,
): string {
  const above = ABOVE[language] ?? ABOVE.en;
  const missing: string[] = [];
  let text = statement.trim();
  for (const [heading, words] of namesIn(language)) {
    const pattern = new RegExp(`^#{1,6}\\s*(?:${words.join('|')})[ \\t]*:?[ \\t]*$`, 'im');
    if (pattern.test(text)) text = text.replace(pattern, `## ${heading}`);
    else {
      missing.push(heading);
      text = `${text}\n\n## ${heading}\n\n${above}`;
    }
  }
  if (missing.length > 0)
    notes.add(
      file,
      0,
      `The statement has no heading for ${missing.join(', ')}: added, with a word that refers to the text above.`,
    );
  return `${text}\n`;
}
