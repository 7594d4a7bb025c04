import type { DraftLine } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { formatMoment } from '../../../../lib/dates.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { TextLink } from '../../../../ui/button-link.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { DataTable, type Column } from '../../../../staff/data-table.tsx';
import { FormDialog } from '../../../../staff/form-dialog.tsx';
import { draftsQuery, useCreateDraft } from '../drafts.queries.ts';
import { contentQuery } from '../../../../staff/content.queries.ts';
import { draftPath } from '../../../../staff/content-paths.ts';
import { scopeText } from '../drafts.rules.ts';

const words = staffMessages.drafts;

/** The drafts, and beginning one. */
export function DraftsSection() {
  const query = useQuery(draftsQuery);
  const [adding, setAdding] = useState(false);
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow">
          <h2 className="text-h3 font-[640]">{words.title}</h2>
          <p className="max-w-reading text-soft">{words.lead}</p>
        </div>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={3} />}>
        {({ drafts }) => (
          <>
            {drafts.length === 0 ? (
              <p className="border-y border-line py-4 text-soft">
                {words.empty} {words.emptyLead}
              </p>
            ) : (
              <DataTable caption={words.title} columns={COLUMNS} rows={drafts} rowKey={({ id }) => id} />
            )}
            {adding && <NewDraft drafts={drafts} onClose={() => setAdding(false)} />}
          </>
        )}
      </Loaded>
    </section>
  );
}

const COLUMNS: readonly Column<DraftLine>[] = [
  {
    id: 'draft',
    title: words.columns.draft,
    cell: ({ id, name }) => (
      <TextLink to={draftPath(id)} className="font-medium break-words">
        {name}
      </TextLink>
    ),
  },
  { id: 'course', title: words.columns.course, cell: scopeText },
  { id: 'by', title: words.columns.by, cell: ({ by }) => by ?? words.nobody },
  { id: 'changed', title: words.columns.changed, cell: ({ changedAt }) => formatMoment(changedAt) },
  { id: 'files', title: words.columns.files, numeric: true, cell: ({ files }) => files },
  { id: 'state', title: words.columns.state, cell: ({ published }) => <DraftState published={published} /> },
];

/** Whether a draft has become a release. */
export function DraftState({ published }: { readonly published: DraftLine['published'] }) {
  if (!published) return <Badge>{words.unpublished}</Badge>;
  return <Badge tone="good">{fill(words.published, { date: formatMoment(published.at) })}</Badge>;
}

type NewDraftProps = { readonly drafts: readonly DraftLine[]; readonly onClose: () => void };

function NewDraft({ drafts, onClose }: NewDraftProps) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('current');
  const [course, setCourse] = useState('');
  const { data: content } = useQuery(contentQuery);
  const courses = [
    { value: '', name: words.wholeSchool },
    ...(content?.topics ?? []).map(({ id, title }) => ({ value: id, name: title })),
  ];
  const create = useCreateDraft();
  const options = [
    { value: 'current', name: words.fromCurrent },
    { value: 'empty', name: words.fromEmpty },
    ...drafts.map((draft) => ({ value: draft.id, name: fill(words.fromDraft, { name: draft.name }) })),
  ];
  return (
    <FormDialog
      title={words.add}
      action={words.begin}
      call={create}
      onSubmit={() =>
        create.mutate(
          { name, from, ...(course !== '' && { course }) },
          { onSuccess: ({ id }) => void navigate(draftPath(id)) },
        )
      }
      onClose={onClose}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={(event) => setName(event.target.value)}
        required
      />
      <SelectField label={words.course} value={course} options={courses} onChange={setCourse} />
      <SelectField label={words.from} value={from} options={options} onChange={setFrom} />
    </FormDialog>
  );
}
