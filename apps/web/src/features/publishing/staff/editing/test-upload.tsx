import {
  CATEGORIES,
  nextTestName,
  pairsIn,
  readCategories,
  testFiles,
  testsOf,
  writeCategories,
} from '@abhyas/content/forms/problem-folder';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useState } from 'react';

import { TextField } from '../../../../ui/field.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { faultText } from '../../../../staff/fault-text.ts';
import type { AssetEdits } from './asset-edits.ts';
import { uploadFile } from './editing.queries.ts';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.problem;

/** What is kept on the device until it is saved must not fill it. */
const EDITED_BYTES_MAX = 64 * 1024;

/** Adds many hidden tests at once, from pairs of files. */
export function TestUpload() {
  const editing = useEditing();
  const { edits } = editing;
  const [said, setSaid] = useState<{ done?: string; fault?: string }>({});
  const [percent, setPercent] = useState<number | null>(null);
  const add = async (files: readonly File[]): Promise<void> => {
    const { pairs, alone } = pairsIn(files.map(({ name }) => name));
    const named = new Map(files.map((file) => [file.name, file]));
    const { changes, large } = await changesFrom(
      edits,
      pairs.flatMap(({ input, answer }) => {
        const [first, second] = [named.get(input), named.get(answer)];
        return first && second ? [{ input: first, answer: second }] : [];
      }),
    );
    for (const [at, [path, file]] of large.entries()) {
      const onSent = (sent: number): void => setPercent((100 * at + sent) / large.length);
      const { folder, name } = splitPath(path);
      const target = { draftId: editing.draftId, folder: `${editing.folder}/${folder}` };
      const hash = await uploadFile(target, name, { file, onSent });
      if (hash !== null) edits.met(path, hash);
    }
    edits.change(changes);
    setSaid({
      ...(pairs.length > 0 && { done: fill(words.uploaded, { count: pairs.length }) }),
      ...(alone.length > 0 && { fault: fill(words.uploadAlone, { names: alone.join(', ') }) }),
    });
  };
  const upload = async (files: readonly File[]): Promise<void> => {
    setPercent(0);
    try {
      await add(files);
    } catch (error) {
      setSaid({ fault: faultText(error) ?? '' });
    } finally {
      setPercent(null);
    }
  };
  return (
    <div>
      <TextField
        label={words.upload}
        type="file"
        multiple
        accept=".in,.ans,.out"
        disabled={percent !== null}
        error={said.fault}
        className="[&_input]:py-2.5"
        onChange={(event) => void upload([...(event.target.files ?? [])])}
      />
      {percent !== null && <ProgressBar percent={percent} label={staffMessages.editors.upload.running} />}
      <output className="mt-1.5 block text-small text-soft">{said.done}</output>
    </div>
  );
}

type Pair = { readonly input: File; readonly answer: File };

/** Each pair as the next hidden test; what it tries is still to be said. Long files are no edits: they go up as files. */
async function changesFrom(edits: AssetEdits, pairs: readonly Pair[]) {
  const tests = testsOf(edits.paths());
  const changes = new Map<string, string>();
  const large: [path: string, file: File][] = [];
  const text = edits.text(CATEGORIES) ?? '';
  const said: Record<string, string> = { ...readCategories(text) };
  for (const { input, answer } of pairs) {
    const test = testFiles(nextTestName(tests, true), true);
    tests.push(test);
    for (const [path, file] of [
      [test.input, input],
      [test.answer, answer],
    ] as const) {
      if (file.size > EDITED_BYTES_MAX) large.push([path, file]);
      else changes.set(path, await file.text());
    }
    said[test.name] = fill(words.testOf, { name: test.name });
  }
  if (pairs.length > 0) changes.set(CATEGORIES, writeCategories(text, said));
  return { changes, large };
}

function splitPath(path: string): { readonly folder: string; readonly name: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, slash), name: path.slice(slash + 1) };
}
