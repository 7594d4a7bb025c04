import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { StaffMember } from '@abhyas/contract/admin.staff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDate } from '../../../lib/dates.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { DataTable, type Column } from '../../../staff/data-table.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import { staffQuery, useResetFactor, useSetRoles } from './staff.queries.ts';

const words = staffMessages.staff;

type Open = { readonly what: 'roles' | 'reset' | 'remove'; readonly member?: StaffMember };

/** Who works here. Owners only. */
export function StaffPage() {
  const query = useQuery(staffQuery);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  return (
    <Page
      title={staffMessages.shell.areas.staff.title}
      lead={staffMessages.shell.areas.staff.lead}
      action={
        <Button variant="primary" onClick={() => setOpen({ what: 'roles' })}>
          {words.add}
        </Button>
      }
    >
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {(members) => (
          <DataTable
            caption={staffMessages.shell.areas.staff.title}
            columns={columnsWith(setOpen)}
            rows={members}
            rowKey={(member) => member.accountId}
          />
        )}
      </Loaded>
      {open?.what === 'roles' && <RolesDialog member={open.member} onClose={close} />}
      {open?.what === 'remove' && open.member && <RemoveDialog member={open.member} onClose={close} />}
      {open?.what === 'reset' && open.member && <ResetDialog member={open.member} onClose={close} />}
    </Page>
  );
}

function columnsWith(onOpen: (open: Open) => void): Column<StaffMember>[] {
  const { columns } = words;
  return [
    {
      id: 'person',
      title: columns.person,
      cell: ({ name, email, self }) => (
        <>
          <span className="font-medium">{name}</span> {self && <Badge tone="link">{words.you}</Badge>}
          <span className="block text-small break-all text-soft">{email}</span>
        </>
      ),
    },
    {
      id: 'roles',
      title: columns.roles,
      cell: ({ roles }) => roles.map((role) => words.roles[role].name).join(', '),
    },
    {
      id: 'factor',
      title: columns.factor,
      cell: ({ secondFactorSet }) => (
        <Badge tone={secondFactorSet ? 'good' : 'warn'}>
          {secondFactorSet ? words.factorSet : words.factorUnset}
        </Badge>
      ),
    },
    { id: 'since', title: columns.since, cell: ({ addedAt }) => formatDate(addedAt) },
    {
      id: 'actions',
      title: columns.actions,
      cell: (member) => (
        <span className="flex flex-wrap gap-2">
          <Button
            size="small"
            aria-label={fill(words.changeOf, { name: member.name })}
            onClick={() => onOpen({ what: 'roles', member })}
          >
            {words.change}
          </Button>
          {member.secondFactorSet && (
            <Button
              size="small"
              variant="quiet"
              aria-label={fill(words.resetOf, { name: member.name })}
              onClick={() => onOpen({ what: 'reset', member })}
            >
              {words.reset}
            </Button>
          )}
          {!member.self && (
            <Button
              size="small"
              variant="quiet"
              aria-label={fill(words.removeOf, { name: member.name })}
              onClick={() => onOpen({ what: 'remove', member })}
            >
              {words.remove}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

type DialogProps = { readonly member: StaffMember; readonly onClose: () => void };

function RemoveDialog({ member, onClose }: DialogProps) {
  const save = useSetRoles();
  return (
    <ConfirmDialog
      question={fill(words.removeConfirm, { name: member.name })}
      action={words.remove}
      busy={save.isPending}
      onConfirm={() =>
        save.mutate({ email: member.email, roles: [] }, { onSuccess: onClose, onError: showErrors })
      }
      onClose={onClose}
    />
  );
}

function ResetDialog({ member, onClose }: DialogProps) {
  const reset = useResetFactor();
  return (
    <ConfirmDialog
      question={fill(words.resetConfirm, { name: member.name })}
      action={words.reset}
      busy={reset.isPending}
      onConfirm={() => reset.mutate(member.accountId, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
