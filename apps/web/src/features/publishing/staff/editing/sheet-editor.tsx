import type { DraftDetail } from '@abhyas/contract/publishing-drafts.staff';
import { translatedName } from '@abhyas/content/forms/translation-form';
import {
  readSheet,
  readSheetWords,
  writeSheet,
  writeSheetWords,
  type SheetGroup,
} from '@abhyas/content/forms/sheet-form';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { TRANSLATION_LANGUAGES } from '@abhyas/contract/page-language';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';

import { draftQuery } from '../../../../staff/content.queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { NoForm } from './no-form.tsx';
import { Group, OrderButtons } from './parts.tsx';
import { ProblemChoice } from './problem-choice.tsx';
import { SheetWordsFields } from './sheet-words.tsx';
import { useAssetEdits, useEditing, useForm } from './use-asset-edits.ts';

const { common } = staffMessages.editors;
const words = staffMessages.drafts.sheet;
const way = { read: readSheet, write: writeSheet };

/** A sheet: what it is called, its problems in order under headings, and its words in other languages. */
export function SheetEditor({ path }: { readonly path: string }) {
  const { draftId } = useEditing();
  const { data } = useQuery(draftQuery(draftId));
  const { form, change } = useForm(path, way);
  const write = useGroups(path);
  if (!form) return <NoForm file={path} />;
  const { groups } = form;
  const taken = groups.flatMap(({ problems }) => problems);
  const put = (at: number, group: SheetGroup): void => change({ groups: groups.with(at, group) });
  return (
    <div className="max-w-2xl space-y-8">
      <div className="space-y-5">
        <TextField
          label={common.title}
          maxLength={80}
          value={form.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label={common.summary}
          hint={common.summaryHint}
          maxLength={240}
          value={form.summary}
          onChange={(event) => change({ summary: event.target.value })}
        />
      </div>
      {groups.map((group, at) => (
        <GroupFields
          // eslint-disable-next-line react/no-array-index-key -- a heading has no other name than what is typed
          key={at}
          draft={data}
          group={group}
          at={at}
          count={groups.length}
          taken={taken}
          onChange={(next) => put(at, next)}
          onMove={(to) =>
            write(groups, (list) => list.toSpliced(at, 1).toSpliced(to, 0, ...list.slice(at, at + 1)))
          }
          onDelete={() => write(groups, (list) => list.toSpliced(at, 1))}
        />
      ))}
      <Button
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => write([...groups, { title: '', problems: [] }], (list) => list)}
      >
        {words.addGroup}
      </Button>
      {TRANSLATION_LANGUAGES.map((language) => (
        <SheetWordsFields key={language} path={path} language={language} sheet={form} />
      ))}
    </div>
  );
}

/** Headings that come, go or move do so in every language. */
function useGroups(path: string) {
  const edits = useAssetEdits();
  return (groups: readonly SheetGroup[], arrange: <T>(list: readonly T[]) => readonly T[]): void => {
    const form = readSheet(edits.text(path) ?? '');
    if (!form) return;
    const changes = new Map<string, string | null>([
      [path, writeSheet(edits.text(path) ?? '', { ...form, groups: arrange(groups) })],
    ]);
    for (const language of TRANSLATION_LANGUAGES) {
      const name = translatedName(path, language);
      const text = edits.text(name) ?? null;
      if (text === null) continue;
      const said = readSheetWords(text, groups.length);
      changes.set(name, writeSheetWords(text, { ...said, groups: arrange(said.groups) }));
    }
    edits.change(changes);
  };
}

type GroupProps = {
  readonly draft: DraftDetail | undefined;
  readonly group: SheetGroup;
  readonly at: number;
  readonly count: number;
  readonly taken: readonly string[];
  readonly onChange: (group: SheetGroup) => void;
  readonly onMove: (to: number) => void;
  readonly onDelete: () => void;
};

function GroupFields({ draft, group, at, count, taken, onChange, onMove, onDelete }: GroupProps) {
  const name = fill(words.group, { number: at + 1 });
  return (
    <Group
      title={name}
      action={
        <OrderButtons
          name={group.title === '' ? name : group.title}
          at={at}
          count={count}
          onMove={onMove}
          {...(count > 1 && { onDelete })}
        />
      }
    >
      <TextField
        label={fill(words.heading, { number: at + 1 })}
        maxLength={80}
        value={group.title}
        onChange={(event) => onChange({ ...group, title: event.target.value })}
      />
      <ProblemChoice
        draft={draft}
        problems={group.problems}
        taken={taken}
        onChange={(problems) => onChange({ ...group, problems })}
      />
    </Group>
  );
}
