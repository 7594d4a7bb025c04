import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ProofScope } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { contentQuery } from '../../../staff/content.queries.ts';
import { draftQuery } from '../../../staff/content.queries.ts';
import { useStartVerification } from './proving.queries.ts';

const words = staffMessages.proving;

type Choice = { readonly value: string; readonly name: string; readonly scope: ProofScope };

/** The courses that learners have, or those of the draft: some may be in nothing else yet. */
function useCourses(draftId = ''): readonly { readonly id: string; readonly title: string }[] {
  const released = useQuery({ ...contentQuery, enabled: draftId === '' });
  const draft = useQuery({ ...draftQuery(draftId), enabled: draftId !== '' });
  // What was asked for elsewhere is known here too: which of the two counts is not a matter of what is there.
  if (draftId === '') return released.data?.topics ?? [];
  return draft.data?.topics.filter(({ change }) => change !== 'removed') ?? [];
}

/** What to verify: everything, what changed, a course. A single problem is verified from its matrix. */
export function StartForm({ draftId }: { readonly draftId: string | undefined }) {
  const topics = useCourses(draftId);
  const choices: readonly Choice[] = [
    ...(draftId === undefined
      ? []
      : [{ value: 'changed', name: words.scopes.changed, scope: { kind: 'changed' } as const }]),
    { value: 'all', name: words.scopes.all, scope: { kind: 'all' } },
    ...topics.map(({ id, title }) => ({
      value: `topic ${id}`,
      name: fill(words.scopes.topic, { title }),
      scope: { kind: 'topic', id } as const,
    })),
  ];
  const [value, setValue] = useState(choices[0]?.value ?? 'all');
  const [mutants, setMutants] = useState(false);
  const navigate = useNavigate();
  const start = useStartVerification((id) => void navigate(`/admin/content/proof/${id}`));
  const scope = choices.find((choice) => choice.value === value)?.scope ?? { kind: 'all' };
  return (
    <form
      className="max-w-form space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ scope, mutants, ...(draftId !== undefined && { draftId }) });
      }}
    >
      <SelectField label={words.what} value={value} options={choices} onChange={setValue} />
      <CheckField label={words.mutants} hint={words.mutantsHint} checked={mutants} onChange={setMutants} />
      <Button type="submit" variant="primary" busy={start.isPending}>
        {words.start}
      </Button>
      <p className="text-small text-soft">{words.cached}</p>
    </form>
  );
}
