import { staffMessages } from '@abhyas/contract/messages.staff';
import type { MergeChoice, MergeConflict, MergePart } from '@abhyas/contract/publishing-merging.staff';
import { fill } from '@abhyas/contract/fill';
import { useId, useState } from 'react';

import { TextArea } from '../../../../ui/field.tsx';

const words = staffMessages.drafts.merge;

type Way = 'mine' | 'theirs' | 'byHand';
type Props = {
  readonly conflict: MergeConflict;
  readonly choice: MergeChoice | undefined;
  readonly onChoose: (choice: MergeChoice) => void;
};

/** Something that both changed, side by side, with the choice of one or of a text of one's own. */
export function ConflictField({ conflict, choice, onChoose }: Props) {
  const { id, seen, path, kind, parts } = conflict;
  const [text, setText] = useState(() => textOf(parts ?? [], 'mine'));
  const way = wayOf(choice);
  const name = useId();
  const take = (next: Way, own = text): void =>
    onChoose({ id, seen, take: next === 'byHand' ? { text: own } : next });
  const ways: Way[] = kind === 'text' ? ['mine', 'theirs', 'byHand'] : ['mine', 'theirs'];
  return (
    <fieldset className="space-y-3 rounded-card border border-line p-4">
      <legend className="px-1 font-code text-small break-all">{path}</legend>
      <p>{explain(conflict)}</p>
      {parts && <Sides parts={parts} />}
      <div className="flex flex-wrap gap-x-6">
        {ways.map((each) => (
          <label key={each} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={name}
              checked={way === each}
              onChange={() => take(each)}
              className="size-5 accent-action"
            />
            {nameOf(each, conflict)}
          </label>
        ))}
      </div>
      {way === 'byHand' && (
        <TextArea
          label={words.byHand}
          value={text}
          rows={12}
          className="font-code text-small"
          onChange={(event) => {
            setText(event.target.value);
            take('byHand', event.target.value);
          }}
        />
      )}
    </fieldset>
  );
}

function wayOf(choice: MergeChoice | undefined): Way | undefined {
  if (choice === undefined) return undefined;
  return typeof choice.take === 'string' ? choice.take : 'byHand';
}

function explain({ kind, removedBy, files }: MergeConflict): string {
  if (kind === 'text') return words.touching;
  if (kind === 'file') return words.twoFiles;
  return fill(removedBy === 'mine' ? words.removedHere : words.removedThere, { files });
}

function nameOf(way: Way, { removedBy }: MergeConflict): string {
  if (removedBy === undefined || way === 'byHand') return words[way];
  return removedBy === way ? words.remove : words.keep;
}

function textOf(parts: readonly MergePart[], side: 'mine' | 'theirs'): string {
  return parts.flatMap((part) => ('same' in part ? part.same : part[side])).join('\n');
}

/** Lines around a difference that are shown, so that one sees where it is. */
const AROUND = 2;

/** Where the two touch, one beside the other; on a narrow screen one below the other. */
function Sides({ parts }: { readonly parts: readonly MergePart[] }) {
  return (
    <div className="space-y-3">
      {parts.map((part, index) =>
        'same' in part ? null : (
          // The parts of one conflict keep their order for as long as it is shown.
          // eslint-disable-next-line react/no-array-index-key
          <div key={index} className="grid gap-3 md:grid-cols-2">
            <Side title={words.mine} lines={around(parts, index, part.mine)} />
            <Side title={words.theirs} lines={around(parts, index, part.theirs)} />
          </div>
        ),
      )}
    </div>
  );
}

type Line = { readonly text: string; readonly differs: boolean };

function around(parts: readonly MergePart[], index: number, lines: readonly string[]): Line[] {
  const [before, after] = [parts[index - 1], parts[index + 1]];
  return [
    ...sameIn(before).slice(-AROUND).map(plain),
    ...lines.map((text) => ({ text, differs: true })),
    ...sameIn(after).slice(0, AROUND).map(plain),
  ];
}

const sameIn = (part: MergePart | undefined): readonly string[] => (part && 'same' in part ? part.same : []);
const plain = (text: string): Line => ({ text, differs: false });

function Side({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-small font-[600]">{title}</h3>
      <pre className="rounded-card border border-line bg-sunken p-3 font-code text-small break-words whitespace-pre-wrap">
        {lines.map(({ text, differs }, index) => (
          // eslint-disable-next-line react/no-array-index-key
          <span key={index} className={differs ? 'block bg-warn-soft text-ink' : 'block text-soft'}>
            {text === '' ? ' ' : text}
          </span>
        ))}
        {!lines.some(({ differs }) => differs) && (
          <span className="block text-soft">{words.nothingHere}</span>
        )}
      </pre>
    </div>
  );
}
