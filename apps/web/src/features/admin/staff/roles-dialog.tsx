import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { STAFF_ROLES, type StaffMember, type StaffRole } from '@abhyas/contract/admin.staff';
import { useId, useState, type FormEvent } from 'react';

import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { useSetRoles } from './staff.queries.ts';

const words = staffMessages.staff;

type Props = { readonly member: StaffMember | undefined; readonly onClose: () => void };

/** Adds somebody to the staff, or changes what they may do. */
export function RolesDialog({ member, onClose }: Props) {
  const formId = useId();
  const [email, setEmail] = useState(member?.email ?? '');
  const [roles, setRoles] = useState<readonly StaffRole[]>(member?.roles ?? []);
  const save = useSetRoles();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!save.isPending) save.mutate({ email, roles: [...roles] }, { onSuccess: onClose });
  }
  const toggle = (role: StaffRole): void =>
    setRoles(roles.includes(role) ? roles.filter((other) => other !== role) : [...roles, role]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={member ? fill(words.changeOf, { name: member.name }) : words.add}
      actions={
        <>
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={save.isPending}
            disabled={roles.length === 0 || email.trim() === ''}
          >
            {staffMessages.shell.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5 pt-2">
        <TextField
          label={words.email}
          hint={member ? undefined : words.emailHint}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={faultText(save.error)}
          readOnly={member !== undefined}
          type="email"
          required
        />
        <RoleChoices roles={roles} onToggle={toggle} />
      </form>
    </Dialog>
  );
}

type ChoicesProps = { readonly roles: readonly StaffRole[]; readonly onToggle: (role: StaffRole) => void };

function RoleChoices({ roles, onToggle }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{words.rolesLegend}</legend>
      {STAFF_ROLES.map((role) => (
        <div key={role} className="flex min-h-11 items-start gap-3 py-1.5">
          <input
            id={`${id}${role}`}
            aria-describedby={`${id}${role}-does`}
            type="checkbox"
            checked={roles.includes(role)}
            onChange={() => onToggle(role)}
            className="mt-1 size-5 accent-link"
          />
          <div>
            <label htmlFor={`${id}${role}`} className="block font-medium">
              {words.roles[role].name}
            </label>
            <span id={`${id}${role}-does`} className="block text-small text-soft">
              {words.roles[role].does}
            </span>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
