import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';

import { expect, signIn, test, type Account } from './people.ts';
import { confirmedLearner, importList, staffMember } from './staff.ts';

async function isCareful(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

// Colours are looked at once its screens stand.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A class with one learner, and the learner's account. */
async function classWith(request: APIRequestContext, teacher: Account): Promise<string> {
  const asha = await confirmedLearner(request, 'Asha Rao');
  const headers = { 'x-auth-token': teacher.token };
  const made = await request.post('/api/admin/classes', { headers, data: { name: `Lab ${Date.now()}` } });
  const { id } = (await made.json()) as { id: string };
  await importList(request, teacher, { id, csv: `name,email\nRAO ASHA,${asha.email}` });
  return id;
}

test(
  'ASSIGNMENTS-29, ASSIGNMENTS-25: a teacher goes from the outcomes of a course to their attainment and its file',
  { tag: '@thorough' },
  async ({ page, request }) => {
    test.slow();
    const teacher = await staffMember(request, 'teacher');
    const batchId = await classWith(request, teacher);
    await signIn(page, teacher);
    await page.goto(`/admin/classes/${batchId}`);
    await page.getByRole('link', { name: 'Course outcomes' }).click();
    await expect(page.getByText('No course outcomes yet.')).toBeVisible();
    await isCareful(page);

    await page.getByRole('link', { name: 'Write the outcomes' }).click();
    const outcome = (number: number) => page.getByRole('group', { name: `Outcome ${number}`, exact: true });
    await expect(page.getByText('CO1 has no statement yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await outcome(1).getByLabel('Statement').fill('Trace a program with loops.');
    await outcome(1).getByLabel('Bloom’s level').selectOption('Apply');
    await outcome(1).getByLabel('Level by the exit survey').fill('2.5');
    await outcome(1).getByLabel('Programme outcomes').fill('PO1: 3, PSO1: 4');
    await expect(page.getByText(/^The programme outcomes of CO1 cannot be read\./)).toBeVisible();
    await outcome(1).getByLabel('Programme outcomes').fill('PO1: 3, PSO1: 1');
    await page.getByRole('button', { name: 'Add an outcome' }).click();
    await expect(outcome(2).getByLabel('Code')).toHaveValue('CO2');
    await outcome(2).getByLabel('Statement').fill('Choose a fitting data structure.');
    await isCareful(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('rowheader', { name: /^CO2 Choose/ })).toBeVisible();
    await expect(page.getByText(/^Nothing counts yet\./)).toBeVisible();

    // An assignment whose problem measures the first outcome.
    await page.goto(`/admin/classes/${batchId}/assignments/new`);
    await page.getByRole('textbox', { name: 'Title' }).fill('Lab 1: loops');
    await page.getByRole('searchbox', { name: 'Find a problem by title or tag' }).fill('Digital Clock');
    const add = page.getByRole('button', { name: /^Add / }).first();
    const title = ((await add.getAttribute('aria-label')) ?? '').replace('Add ', '');
    await add.click();
    await page.getByRole('checkbox', { name: `CO1 for ${title}` }).check();
    await isCareful(page);
    await page.getByRole('button', { name: 'Give to the class' }).click();
    await page.getByRole('button', { name: `RAO ASHA, ${title}: 0` }).click();
    await page.getByLabel('Mark by hand').fill('6');
    await page.getByLabel('Reason').fill('Explained it on paper');
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: `RAO ASHA, ${title}: 6` })).toBeVisible();

    await page.goto(`/admin/classes/${batchId}/outcomes`);
    await expect(page.getByText('Not counted, as the marks are not published: Lab 1: loops')).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'More for this assignment' }).click();
    await page.getByRole('menuitem', { name: 'Publish marks' }).click();
    await expect(page.getByText('Done.')).toBeVisible();
    await page.goto(`/admin/classes/${batchId}/outcomes`);

    // 6 of 10 is 60 %; one of one learner is level 3. 80 % of 3 and 20 % of 2.5 is 2.9.
    const row = page.getByRole('row', { name: /^CO1 Trace/ });
    await expect(row.getByText('1 of 1')).toBeVisible();
    await row.getByRole('button', { name: 'How the attainment of CO1 came about: 2.9' }).click();
    const dialog = page.getByRole('dialog', { name: 'Attainment of CO1' });
    await expect(
      dialog.getByText('Lab 1: loops: 1 of 1 learners reached 60 % of the marks, which is 100 %: level 3.'),
    ).toBeVisible();
    await expect(
      dialog.getByText('Attainment: 80 % of 3 and 20 % of the survey’s 2.5 is 2.9, rounded to hundredths.'),
    ).toBeVisible();
    await expect(dialog.getByText('Attained: 2.9 is at least 2.')).toBeVisible();
    await isCareful(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How the attainment of PO1 came about: 2.9' }).click();
    const brought = page.getByRole('dialog', { name: 'Attainment of PO1' });
    await expect(brought.getByText('CO1: correlation 3, attainment 2.9.')).toBeVisible();
    await expect(brought.getByText('(3 × 2.9) / (3) is 2.9, rounded to hundredths.')).toBeVisible();
    await isCareful(page);
    await page.keyboard.press('Escape');
    await isCareful(page);

    for (const kind of ['CSV', 'XLSX']) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save for spreadsheets' }).click();
      await page.getByRole('menuitem', { name: `Save as ${kind}` }).click();
      expect((await saved).suggestedFilename()).toMatch(
        new RegExp(String.raw`^Lab \d+, course outcomes\.${kind.toLowerCase()}$`),
      );
    }
  },
);

test(
  'ASSIGNMENTS-24: forms of a class ask before unsaved changes are left',
  { tag: '@thorough' },
  async ({ page, request }) => {
    const teacher = await staffMember(request, 'teacher');
    const batchId = await classWith(request, teacher);
    await signIn(page, teacher);
    const forms = [
      { path: 'marks/weights', field: page.getByLabel('Name').first(), to: 'marks' },
      { path: 'outcomes/change', field: page.getByLabel('Statement'), to: 'outcomes' },
      { path: 'assignments/new', field: page.getByRole('textbox', { name: 'Title' }), to: '' },
    ];
    for (const { path, field, to } of forms) {
      const address = new RegExp(`/admin/classes/${batchId}${to && `/${to}`}$`);
      await page.goto(`/admin/classes/${batchId}/${path}`);
      await expect(field).toBeVisible();
      // What nobody touched is left at once.
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(address);

      await page.goto(`/admin/classes/${batchId}/${path}`);
      await field.fill('Changed');
      await page.getByRole('button', { name: 'Back' }).click();
      const question = page.getByRole('dialog', { name: 'Close without saving?' });
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(field).toHaveValue('Changed');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.getByRole('button', { name: 'Back' }).click();
      await isCareful(page);
      await question.getByRole('button', { name: 'Close without saving' }).click();
      await expect(page).toHaveURL(address);
    }

    // What is saved is left without a question.
    await page.goto(`/admin/classes/${batchId}/marks/weights`);
    await page.getByLabel('Name').first().fill('Practicals');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/classes/${batchId}/marks$`));

    // The browser asks when the tab is reloaded.
    await page.goto(`/admin/classes/${batchId}/marks/weights`);
    await page.getByLabel('Name').first().fill('Lab work');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
  },
);
