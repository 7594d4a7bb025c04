import {
  CATEGORIES,
  nextTestName,
  pairsIn,
  readCategories,
  testPlace,
  testsOf,
  writeCategories,
} from '@abhyas/content/forms/problem-folder';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';
import { limits } from '@abhyas/contract/limits';
import { useState } from 'react';

import { TextField } from '../../../../ui/field.tsx';
import type { AssetDraft } from './asset-draft.ts';
import { UPLOAD_KB } from './use-upload.ts';
import { useAssetDraft } from './use-asset-draft.ts';

const words = adminMessages.editors.problem;

/** Adds many hidden tests at once, from pairs of files. */
export function TestUpload() {
  const draft = useAssetDraft();
  const [said, setSaid] = useState<{ done?: string; fault?: string }>({});
  const upload = async (files: readonly File[]): Promise<void> => {
    const large = files.find((file) => file.size > limits.draftWriteBytesMax);
    if (large) return setSaid({ fault: fill(words.uploadTooLarge, { name: large.name, max: UPLOAD_KB }) });
    const texts = new Map(
      await Promise.all(files.map(async (file) => [file.name, await file.text()] as const)),
    );
    const { pairs, alone } = pairsIn([...texts.keys()]);
    draft.change(
      changesFrom(
        draft,
        pairs.map(({ input, answer }) => [texts.get(input) ?? '', texts.get(answer) ?? '']),
      ),
    );
    setSaid({
      ...(pairs.length > 0 && { done: fill(words.uploaded, { count: pairs.length }) }),
      ...(alone.length > 0 && { fault: fill(words.uploadAlone, { names: alone.join(', ') }) }),
    });
  };
  return (
    <div>
      <TextField
        label={words.upload}
        type="file"
        multiple
        accept=".in,.ans,.out"
        error={said.fault}
        className="[&_input]:py-2.5"
        onChange={(event) => void upload([...(event.target.files ?? [])])}
      />
      <output className="mt-1.5 block text-small text-soft">{said.done}</output>
    </div>
  );
}

/** Each pair as the next hidden test; what it tries is still to be said. */
function changesFrom(
  draft: AssetDraft,
  pairs: readonly (readonly [input: string, answer: string])[],
): Map<string, string> {
  const tests = testsOf(draft.paths());
  const changes = new Map<string, string>();
  const text = draft.text(CATEGORIES) ?? '';
  const said: Record<string, string> = { ...readCategories(text) };
  for (const [input, answer] of pairs) {
    const test = testPlace(nextTestName(tests, true), true);
    tests.push(test);
    changes.set(test.input, input);
    changes.set(test.answer, answer);
    said[test.name] = fill(words.testOf, { name: test.name });
  }
  if (pairs.length > 0) changes.set(CATEGORIES, writeCategories(text, said));
  return changes;
}
