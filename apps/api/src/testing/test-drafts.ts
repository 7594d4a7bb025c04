import type { DraftCheck, DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import type { MergeChoice, Merged } from '@abhyas/contract/publishing-merging.staff';
import { expect } from 'vitest';

import type { Person } from './test-product.ts';

/** What an author does with drafts, by the calls of the console. A draft is named by its address. */

export const CONTENT = '/api/admin/content';

/** A lesson of paragraphs. */
export const lesson = (lines: readonly string[]): string => `---\ntitle: Hello\n---\n${lines.join('\n\n')}\n`;

export async function newDraft(who: Person, name: string, course?: string): Promise<string> {
  const { body } = await who.post(`${CONTENT}/drafts`, { name, from: 'current', ...(course && { course }) });
  return `${CONTENT}/drafts/${String(body['id'])}`;
}

type DraftFile = { readonly hash: string | null; readonly text: string | null };

/** A file of a draft; nulls where there is none. */
export async function readFile(who: Person, draft: string, path: string): Promise<DraftFile> {
  const { status, body } = await who.get(`${draft}/file?path=${encodeURIComponent(path)}`);
  return status === 404
    ? { hash: null, text: null }
    : { hash: String(body['hash']), text: String(body['text']) };
}

type Written = readonly [path: string, text: string];
export async function writeFile(who: Person, draft: string, [path, text]: Written): Promise<void> {
  const { hash } = await readFile(who, draft, path);
  const { body } = await who.post(`${draft}/file`, { path, expected: hash, content: { text } });
  expect(body).toMatchObject({ saved: true });
}

export const detailOf = async (who: Person, draft: string) =>
  (await who.get(draft)).body as unknown as DraftDetail;

export const merge = async (who: Person, draft: string, choices: readonly MergeChoice[] = []) =>
  (await who.post(`${draft}/merge`, { choices })).body as unknown as Merged;

/** Checks and publishes as the console does, without taking anything in. */
export async function publish(who: Person, draft: string) {
  const check = (await who.post(`${draft}/check`)).body as unknown as DraftCheck;
  if (check.state !== 'passed') throw new Error(JSON.stringify(check));
  const { currentRelease: from } = await detailOf(who, draft);
  return who.post(`${draft}/publish`, { releaseId: check.releaseId, from, unproved: 'accepted' });
}

export async function mergeAndPublish(who: Person, draft: string): Promise<void> {
  expect(await merge(who, draft)).toMatchObject({ merged: true, conflicts: [] });
  const answer = await publish(who, draft);
  expect([answer.status, answer.text]).toEqual([200, answer.text]);
}

/** A file as learners see it now. */
export async function publishedFile(who: Person, path: string): Promise<string | null> {
  return (await readFile(who, await newDraft(who, 'A look'), path)).text;
}
