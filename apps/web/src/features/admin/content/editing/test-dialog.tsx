import { CATEGORIES, readCategories, type TestPlace } from '@abhyas/content/forms/problem-folder';
import { adminMessages } from '@abhyas/contract/admin-messages';
import { fill } from '@abhyas/contract/fill';

import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { remarkAt } from './remarks.rules.ts';
import { changesFor } from './test-changes.ts';
import { useAssetDraft, useEditing } from './use-asset-draft.ts';

const { common, problem: words } = adminMessages.editors;

type Props = { readonly test: TestPlace; readonly onClose: () => void };

/** One test: its input, its answer and what it is for. Every edit is kept as it is typed. */
export function TestDialog({ test, onClose }: Props) {
  const { remarks } = useEditing();
  const draft = useAssetDraft();
  const texts = {
    input: draft.text(test.input) ?? '',
    answer: draft.text(test.answer) ?? '',
    words: saidOf(test, (path) => draft.text(path)),
  };
  const edit = (part: Partial<typeof texts>): void =>
    draft.change(changesFor(draft, test, { ...texts, ...part }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fill(words.testOf, { name: test.name })}
      size="large"
      actions={
        <Button variant="primary" onClick={onClose}>
          {common.done}
        </Button>
      }
    >
      <div className="mt-3 space-y-4">
        {test.hidden ? (
          <TextField
            label={words.words}
            hint={words.wordsHint}
            maxLength={80}
            value={texts.words}
            onChange={(event) => edit({ words: event.target.value })}
          />
        ) : (
          <TextArea
            label={words.explanation}
            rows={2}
            className="[&_textarea]:min-h-16"
            value={texts.words}
            onChange={(event) => edit({ words: event.target.value })}
          />
        )}
        <TextArea
          label={words.testInput}
          rows={6}
          spellCheck={false}
          className="[&_textarea]:font-code"
          value={texts.input}
          error={remarkAt(remarks, test.input)}
          onChange={(event) => edit({ input: event.target.value })}
        />
        <TextArea
          label={words.testAnswer}
          rows={6}
          spellCheck={false}
          className="[&_textarea]:font-code"
          value={texts.answer}
          onChange={(event) => edit({ answer: event.target.value })}
        />
      </div>
    </Dialog>
  );
}

function saidOf(test: TestPlace, textOf: (path: string) => string | null | undefined): string {
  if (test.words !== null) return textOf(test.words) ?? '';
  return readCategories(textOf(CATEGORIES) ?? '')?.[test.name] ?? '';
}
