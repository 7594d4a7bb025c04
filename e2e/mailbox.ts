import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readMail, type ReceivedMail } from '@abhyas/simulators/smtp/received-mail';
import { expect } from '@playwright/test';

/** Set by playwright.config.ts. */
// eslint-disable-next-line node/no-process-env -- the way from the config to the tests
const dataDir = process.env['ABHYAS_E2E_DATA_DIR'] ?? '';

/** The mails to somebody in the outbox of the product under test, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.sort().map(async (name) => readMail(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to }) => to === address);
}

/** Waits for a mail with a subject, and answers the path of its link. */
export async function linkInMail(address: string, subject: string): Promise<string> {
  const links = async () => {
    const mail = (await mailsTo(address)).findLast((received) => received.subject.includes(subject));
    return mail?.links ?? [];
  };
  await expect.poll(links).toHaveLength(1);
  const link = new URL((await links())[0] ?? '');
  return link.pathname + link.search;
}
