import { CLASS_ROLES, type ClassRole, type ClassTeachers } from '@abhyas/contract/classes-people.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { teachersQuery, useNameTeachers } from './teachers.queries.ts';

const words = staffMessages.classes.teachers;

type Props = { readonly batchId: string; readonly onClose: () => void };

/** Who teaches a class, and as what. */
export function TeachersDialog({ batchId, onClose }: Props) {
  const query = useQuery(teachersQuery(batchId));
  if (query.data) return <TeachersForm batchId={batchId} named={query.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={words.title}>
      <Loaded query={query} skeleton={<TextSkeleton lines={5} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

const CHOICES = (['none', ...CLASS_ROLES] as const).map((value) => ({ value, name: words.roles[value] }));

function TeachersForm({ batchId, named, onClose }: Props & { readonly named: ClassTeachers }) {
  const [everyTeacher, setEveryTeacher] = useState(named.everyTeacher);
  const [roles, setRoles] = useState<ReadonlyMap<string, ClassRole>>(
    () => new Map(named.teachers.flatMap(({ accountId, role }) => (role ? [[accountId, role]] : []))),
  );
  const save = useNameTeachers(batchId);
  const choose = (accountId: string, role: ClassRole | 'none'): void => {
    const next = new Map(roles);
    if (role === 'none') next.delete(accountId);
    else next.set(accountId, role);
    setRoles(next);
  };
  const submit = (): void => {
    const teachers = [...roles].map(([accountId, role]) => ({ accountId, role }));
    save.mutate({ everyTeacher, teachers }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      title={words.title}
      lead={words.rolesLead}
      action={staffMessages.shell.save}
      call={save}
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckField
        label={words.everyTeacher}
        hint={words.everyTeacherHint}
        checked={everyTeacher}
        onChange={setEveryTeacher}
      />
      {named.teachers.length === 0 && <p className="text-soft">{words.nobody}</p>}
      {!everyTeacher &&
        named.teachers.map(({ accountId, name }) => (
          <div key={accountId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 grow basis-40 break-words">{name}</span>
            <SelectField
              label={fill(words.roleOf, { name })}
              labelHidden
              value={roles.get(accountId) ?? 'none'}
              options={CHOICES}
              onChange={(role) => choose(accountId, role)}
              className="basis-56"
            />
          </div>
        ))}
    </FormDialog>
  );
}
