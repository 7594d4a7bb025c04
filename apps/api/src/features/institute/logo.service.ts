import { createHash } from 'node:crypto';

import { LOGO } from '@abhyas/contract/institute.staff';
import { PRODUCT } from '@abhyas/contract/product';

import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { deleteLogo, findLogo, findLogoVersion, saveLogo } from './logo.store.ts';
import { checkedPng } from './png.rules.ts';

type Context = Pick<AppContext, 'db'>;

const addressOf = (version: string): string => `/api/institute/logo/${version}`;

/** Where the institute's logo is; undefined while there is none. */
export async function logoAddress(db: Database): Promise<string | undefined> {
  const version = await findLogoVersion(db);
  return version === undefined ? undefined : addressOf(version);
}

/** The logo for a document; undefined while there is none. */
export async function logoBytes(db: Database): Promise<Buffer | undefined> {
  return (await findLogo(db))?.bytes;
}

/** The logo of an address. @throws AppError 404 for one that is replaced */
export async function logoOf({ db }: Context, version: string): Promise<Buffer> {
  const logo = await findLogo(db);
  if (logo?.version !== version) throw new AppError('institute.no-logo');
  return logo.bytes;
}

/** Puts a logo in place of the one before. @throws AppError 400 for anything but a PNG that is sound and small */
export async function replaceLogo({ db }: Context, actor: string, base64: string): Promise<void> {
  const refused = new AppError('institute.logo', {
    values: { kb: LOGO.bytesMax / 1024, most: LOGO.pixelsMax, least: LOGO.pixelsMin },
    field: 'logo',
  });
  const sent = Buffer.from(base64, 'base64');
  if (sent.length > LOGO.bytesMax) throw refused;
  const png = checkedPng(sent, LOGO.pixelsMax);
  if (!png || Math.min(png.width, png.height) < LOGO.pixelsMin) throw refused;
  const version = createHash('sha256').update(png.bytes).digest('hex').slice(0, 16);
  await db.transaction().execute(async (trx) => {
    await saveLogo(trx, { version, bytes: png.bytes });
    const size = `${png.width} × ${png.height}`;
    await recordAudit(trx, { actor, action: 'institute.logo', subject: PRODUCT, after: { size } });
  });
}

/** Takes the logo away. Without one it changes nothing. */
export async function takeLogoAway({ db }: Context, actor: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteLogo(trx))) return;
    await recordAudit(trx, { actor, action: 'institute.logo-removed', subject: PRODUCT });
  });
}
