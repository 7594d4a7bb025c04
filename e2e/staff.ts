import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { StaffRole } from '@abhyas/contract/admin.staff';
import { expect, type APIRequestContext } from '@playwright/test';

import { codeAt } from '../apps/api/src/features/admin/second-factor.rules.ts';
import { linkInMail } from './mailbox.ts';
import { register, type Account } from './people.ts';

const COMMAND = fileURLToPath(new URL('../apps/api/src/features/admin/admin.command.ts', import.meta.url));

/** Somebody new who has opened the link of their confirmation mail. */
export async function confirmedLearner(request: APIRequestContext, name?: string): Promise<Account> {
  const account = await register(request, name);
  const opened = await request.get(await linkInMail(account.email, 'Confirm'));
  expect(opened.ok()).toBe(true);
  return account;
}

/** `npm run admin -- create-owner`, against the product under test. */
export async function createOwner(email: string): Promise<void> {
  // eslint-disable-next-line node/no-process-env -- playwright.config.ts says there where the product's data is
  const { ABHYAS_E2E_DATA_DIR: DATA_DIR, ...env } = process.env;
  await promisify(execFile)(process.execPath, [COMMAND, 'create-owner', email], {
    env: { ...env, DATA_DIR },
  });
}

let firstOwner: Promise<Account> | undefined;

async function makeFirstOwner(request: APIRequestContext): Promise<Account> {
  const owner = await confirmedLearner(request, 'First Owner');
  await createOwner(owner.email);
  await giveSecondFactor(request, owner);
  return owner;
}

/** Connects an authenticator app over HTTP, which lets the session into the console. Answers its secret. */
export async function giveSecondFactor(request: APIRequestContext, { token }: Account): Promise<string> {
  const headers = { 'x-auth-token': token };
  const begun = await request.post('/api/admin/second-factor/setup', { headers });
  const { secret } = (await begun.json()) as { secret: string };
  const data = { code: codeAt(secret, Date.now()) };
  const confirmed = await request.post('/api/admin/second-factor/confirm', { headers, data });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  return secret;
}

/** Somebody new on the staff with these roles, whose session has given its second factor. */
export async function staffMember(request: APIRequestContext, ...roles: StaffRole[]): Promise<Account> {
  firstOwner ??= makeFirstOwner(request);
  const { token } = await firstOwner;
  const member = await confirmedLearner(request, `Staff ${roles.join(' ')}`);
  const added = await request.post('/api/admin/staff', {
    headers: { 'x-auth-token': token },
    data: { email: member.email, roles },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await giveSecondFactor(request, member);
  return member;
}

/** Puts people on the list of a class, as its preview shows it. */
export async function importList(
  request: APIRequestContext,
  { token }: Account,
  { id, csv }: { readonly id: string; readonly csv: string },
): Promise<void> {
  const headers = { 'x-auth-token': token };
  const url = `/api/admin/classes/${id}/members`;
  const preview = await request.post(`${url}/preview`, { headers, data: { csv } });
  const { set } = (await preview.json()) as { set: string };
  const reply = await request.post(url, { headers, data: { csv, set, invite: true } });
  expect(reply.ok(), await reply.text()).toBe(true);
}
