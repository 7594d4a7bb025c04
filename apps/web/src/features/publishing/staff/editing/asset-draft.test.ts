import { beforeEach, expect, test, vi } from 'vitest';

import type { WrittenFile } from '@abhyas/contract/publishing-drafts.staff';

import { heldLocalStorage } from '../../../../lib/testing/local-storage.ts';
import { AssetDraft, type KnownFile } from './asset-draft.ts';

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: heldLocalStorage() });
});

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
  const open = (): AssetDraft => new AssetDraft({ storageKey: 'k', write, remove }, known());
  return { stored, open };
}

test('an edit is kept on the device until it is saved', async () => {
  const { stored, open } = server({ 'text.md': 'one' });
  const draft = open();
  draft.edit('text.md', 'two');
  // The window is closed and opened again.
  const again = open();
  expect(again.text('text.md')).toBe('two');
  expect(await again.save()).toBe(true);
  expect(stored.get('text.md')).toBe('two');
  expect(Object.keys(window.localStorage)).toEqual([]);
});

test('undo and redo go through changes of several files, also after saving', async () => {
  const { stored, open } = server({ 'a.in': '1', 'a.ans': '2' });
  const draft = open();
  draft.change(
    new Map([
      ['a.in', null],
      ['a.ans', null],
      ['b.in', '3'],
    ]),
  );
  await draft.save();
  expect([...stored.keys()]).toEqual(['b.in']);
  draft.undo();
  expect(draft.paths()).toEqual(['a.ans', 'a.in']);
  draft.redo();
  expect(draft.paths()).toEqual(['b.in']);
  draft.undo();
  await draft.save();
  expect(Object.fromEntries(stored)).toEqual({ 'a.in': '1', 'a.ans': '2' });
  expect(draft.canUndo).toBe(false);
});

test('typing without a pause is one step', () => {
  const { open } = server({ 'text.md': '' });
  const draft = open();
  for (const text of ['l', 'lo', 'loo']) draft.edit('text.md', text);
  // What was pasted is a step of its own.
  draft.edit('text.md', 'loops, and more of them');
  draft.undo();
  expect(draft.text('text.md')).toBe('loo');
  draft.undo();
  expect(draft.text('text.md')).toBe('');
});

test.each([
  ['mine', 'mine', ['text.md']],
  ['theirs', 'theirs', ['text.md', 'text.md.mine~']],
] as const)('a conflict is settled with %s', async (choice, text, files) => {
  const { stored, open } = server({ 'text.md': 'one' });
  const draft = open();
  draft.edit('text.md', 'mine');
  stored.set('text.md', 'theirs');
  expect(await draft.save()).toBe(false);
  const conflict = draft.conflict();
  expect(conflict?.current?.text).toBe('theirs');
  if (conflict) await draft.resolveConflict(conflict, choice);
  expect(draft.text('text.md')).toBe(text);
  expect(draft.unsaved().size).toBe(0);
  expect([...stored.keys()]).toEqual(files);
});

test('what was kept on the device meets a file that changed meanwhile as a conflict', async () => {
  const { stored, open } = server({ 'text.md': 'one' });
  open().edit('text.md', 'mine');
  stored.set('text.md', 'theirs');
  const later = open();
  expect(later.text('text.md')).toBe('mine');
  expect(await later.save()).toBe(false);
});
