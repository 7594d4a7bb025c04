import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readMail, type ReceivedMail } from '@abhyas/simulators/smtp/received-mail';

/** The mails in the outbox of a product to one address, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to === address);
}

/** The key in the newest mail to an address. */
export async function newestKey(dataDir: string, address: string): Promise<string> {
  const link = (await mailsTo(dataDir, address)).at(-1)?.links[0] ?? '';
  return new URL(link).searchParams.get('key') ?? '';
}
