import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { drawView, findCitations, findProofs, readPages, readSources, VIEW } from './specification.ts';

const pages = readPages();
const sources = readSources();
const proofs = findProofs(sources);
const ids = pages.flatMap(({ rules }) => rules.map(({ id }) => id));

test('every citation of a rule names a rule that exists', () => {
  const citations = findCitations(pages, sources);
  expect(citations.filter(({ id }) => !ids.includes(id))).toEqual([]);
  expect(citations.length).toBeGreaterThan(500);
});

test('every rule is proved by a test, and no number is given twice', () => {
  const proved = new Set(proofs.flatMap((proof) => proof.ids));
  expect(ids.filter((id) => !proved.has(id))).toEqual([]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBeGreaterThan(250);
});

test('nothing cites a document that is not in the repository', () => {
  const foreign =
    /\b[Ss]pec(?:'s)?[\s*]+sections? \d|\b[Ss]pec \d|\b[Tt]he spec\b|\bplatforms \d|\bdecisions\.md\b|(?<!@)\bresearch\/(?:security|platforms|code)|\b[Ii]ssue \d+, point/;
  const found = [...sources].filter(
    ([file, text]) => file !== 'scripts/specification.test.ts' && foreign.test(text),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test('docs/spec-tests.md shows the tests as they are (`npm run spec-tests` writes it)', () => {
  expect(readFileSync(VIEW, 'utf8')).toBe(drawView(pages, proofs));
});
