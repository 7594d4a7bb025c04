import type { Page } from '@playwright/test';

import { back, newDraft, noFaults, saveInDraft } from './content-console.ts';
import { expect, signIn, test } from './people.ts';
import { staffMember } from './staff.ts';

const inSheet = (page: Page, title: string) => page.getByRole('link', { name: title });

/** A sheet of two parts, with its words in Hindi. */
async function writeSheet(page: Page, problems: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'New sheet' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Tea Stall');
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByLabel('Summary', { exact: true }).fill('What a tea stall needs.');
  await page.getByLabel('Heading 1', { exact: true }).fill('Behind the counter');
  for (const title of problems) {
    await page.getByLabel('Problem to add').first().selectOption({ label: title });
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await expect(inSheet(page, title)).toBeVisible();
  }
  await page.getByLabel('Title in हिन्दी').fill('चाय की दुकान');
  await page.getByLabel('Summary in हिन्दी').fill('चाय की दुकान को क्या चाहिए।');
  await page.getByLabel('Heading 1 in हिन्दी').fill('काउंटर के पीछे');
  await noFaults(page);
  await saveInDraft(page);
  await back(page);
}

/** A concept behind its siblings. */
async function writeConcept(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the concepts' }).click();
  await page.getByLabel('Find a concept').fill('modulus');
  await expect(page.getByRole('button', { name: 'Edit: modulus' })).toBeVisible();
  await page.getByRole('button', { name: 'New concept' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Id', { exact: true }).fill('modulus');
  await expect(dialog.getByText('There is already a concept “modulus”.')).toBeVisible();
  await dialog.getByLabel('Id', { exact: true }).fill('tea-prices');
  await dialog.getByLabel('Name', { exact: true }).fill('Prices of tea');
  await dialog.getByLabel('Name in हिन्दी').fill('चाय के दाम');
  await dialog.getByLabel('Belongs to').fill('modulus');
  await noFaults(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row', { name: /Prices of tea/ })).toBeVisible();
  await saveInDraft(page);
  await back(page);
}

test('PUBLISHING-21, PUBLISHING-27: an author makes a sheet in two languages and a concept by their forms', async ({
  page,
  request,
}) => {
  test.slow();
  await signIn(page, await staffMember(request, 'teacher'));
  await newDraft(page, 'Lists');
  await writeSheet(page, ['Digital Clock', 'Half Adder']);
  await expect(page.getByRole('link', { name: 'Tea Stall' })).toBeVisible();
  await writeConcept(page);
});
