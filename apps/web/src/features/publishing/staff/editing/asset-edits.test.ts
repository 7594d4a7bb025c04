import { expect, test } from 'vitest';

import type { WrittenFile } from '@abhyas/contract/publishing-draft-files.staff';

import { Account, Browser } from '../../../../lib/testing/text-devices.ts';
import { AssetEdits, type KnownFile } from './asset-edits.ts';

/** A draft on a server, as far as one folder goes: a hash is the text itself. */
function server(files: Record<string, string>) {
  const stored = new Map(Object.entries(files));
  const known = (): Map<string, KnownFile> =>
    new Map([...stored].map(([path, text]) => [path, { hash: text, text }]));
  const write = async (path: string, text: string, expected: string | null): Promise<WrittenFile> => {
    const there = stored.get(path) ?? null;
    if (there !== expected) {
      stored.set(`${path}.mine~`, text);
      const current = there === null ? null : { hash: there, text: there, by: 'Asha' };
      return { saved: false, keptAs: `${path}.mine~`, current };
    }
    stored.set(path, text);
    return { saved: true, hash: text };
  };
  const remove = async (path: string): Promise<boolean> => stored.delete(path);
  const read = async (path: string): Promise<KnownFile | undefined> => known().get(path);
  const account = new Account();
  const browser = new Browser(account);
  /** In a tab of this browser, or of another one. */
  const open = (device = browser): AssetEdits => {
    const unsaved = device.open();
    const edits = new AssetEdits({ unsaved, holdOpen: () => () => undefined, read, write, remove }, known());
    edits.open();
    return edits;
  };
  return { stored, account, browser, open };
}

test('PUBLISHING-18: an edit outlives a browser that is killed, without a connection too, until it is saved', async () => {
  const { stored, account, browser, open } = server({ 'text.md': 'one' });
  account.isReachable = false;
  open().edit('text.md', 'two');
  await expect.poll(() => browser.stored).toMatchObject({ base: expect.stringContaining('two') });
  browser.kill();
  account.isReachable = true;
  const again = open();
  expect(again.text('text.md')).toBe('two');
  expect(await again.save()).toBe(true);
  expect(stored.get('text.md')).toBe('two');
  await expect.poll(() => account.code).toBe('');
});

test('PUBLISHING-18: what is not saved stands on the author’s other device, and is gone there when it is saved here', async () => {
  const { account, open } = server({ 'text.md': 'one', 'statement.md': 'two' });
  const [here, there] = [open(), open(new Browser(account))];
  here.edit('text.md', 'one more');
  await here.kept.flush();
  await there.kept.meetAccount(account);
  expect(there.text('text.md')).toBe('one more');
  there.edit('statement.md', 'two more');
  await there.kept.flush();
  await here.kept.meetAccount(account);
  expect([...here.unsaved()]).toEqual([
    ['text.md', 'one more'],
    ['statement.md', 'two more'],
  ]);
  await here.save();
  await here.kept.flush();
  await there.kept.meetAccount(account);
  expect(there.unsaved().size).toBe(0);
  // It shows what stands in the draft now, and goes on from there.
  await expect.poll(() => there.text('text.md')).toBe('one more');
  there.edit('text.md', 'one more, and another');
  expect(await there.save()).toBe(true);
});

test('PUBLISHING-18: undo takes back nothing that was typed on another device', async () => {
  const { account, open } = server({ 'text.md': 'one', 'hint.md': 'look' });
  const [here, there] = [open(), open(new Browser(account))];
  here.edit('text.md', 'one here');
  here.edit('hint.md', 'look here');
  await here.kept.flush();
  await there.kept.meetAccount(account);
  there.edit('text.md', 'one here and there');
  await there.kept.flush();
  await here.kept.meetAccount(account);
  expect(here.text('text.md')).toBe('one here and there');
  here.undo();
  expect(here.text('hint.md')).toBe('look');
  expect(here.canUndo).toBe(false);
  expect(here.text('text.md')).toBe('one here and there');
});

test('undo and redo go through changes of several files, also after saving', async () => {
  const { stored, open } = server({ 'a.in': '1', 'a.ans': '2' });
  const edits = open();
  edits.change(
    new Map([
      ['a.in', null],
      ['a.ans', null],
      ['b.in', '3'],
    ]),
  );
  await edits.save();
  expect([...stored.keys()]).toEqual(['b.in']);
  edits.undo();
  expect(edits.paths()).toEqual(['a.ans', 'a.in']);
  edits.redo();
  expect(edits.paths()).toEqual(['b.in']);
  edits.undo();
  await edits.save();
  expect(Object.fromEntries(stored)).toEqual({ 'a.in': '1', 'a.ans': '2' });
  expect(edits.canUndo).toBe(false);
});

test('typing without a pause is one step', () => {
  const { open } = server({ 'text.md': '' });
  const edits = open();
  for (const text of ['l', 'lo', 'loo']) edits.edit('text.md', text);
  // What was pasted is a step of its own.
  edits.edit('text.md', 'loops, and more of them');
  edits.undo();
  expect(edits.text('text.md')).toBe('loo');
  edits.undo();
  expect(edits.text('text.md')).toBe('');
});

test.each([
  ['mine', 'mine', ['text.md']],
  ['theirs', 'theirs', ['text.md', 'text.md.mine~']],
] as const)('a conflict is settled with %s', async (choice, text, files) => {
  const { stored, open } = server({ 'text.md': 'one' });
  const edits = open();
  edits.edit('text.md', 'mine');
  stored.set('text.md', 'theirs');
  expect(await edits.save()).toBe(false);
  const conflict = edits.conflict();
  expect(conflict?.current?.text).toBe('theirs');
  if (conflict) await edits.resolveConflict(conflict, choice);
  expect(edits.text('text.md')).toBe(text);
  expect(edits.unsaved().size).toBe(0);
  expect([...stored.keys()]).toEqual(files);
});

test('what was kept on the device meets a file that changed meanwhile as a conflict', async () => {
  const { stored, browser, open } = server({ 'text.md': 'one' });
  open().edit('text.md', 'mine');
  await expect.poll(() => browser.stored).toBeDefined();
  stored.set('text.md', 'theirs');
  const later = open();
  expect(later.text('text.md')).toBe('mine');
  expect(await later.save()).toBe(false);
});
