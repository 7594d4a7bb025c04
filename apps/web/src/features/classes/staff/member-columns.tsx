import type { BatchDetail, BatchMember } from '@abhyas/contract/classes.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';

import type { Column } from '../../../staff/data-table.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { memberName } from './classes.rules.ts';
import { useInviteAgain } from './lists.queries.ts';

const words = staffMessages.classes.members;

/** What can be done with a learner of a list: each opens a window of its own. */
export type MemberWindow = 'open' | 'edit' | 'move' | 'remove';

type Actions = {
  readonly onOpen: (open: { readonly what: MemberWindow; readonly member: BatchMember }) => void;
  readonly onPrint: (memberId: string) => void;
};

/** The columns of a list; without actions for whoever may only see it. */
export function memberColumns(batch: BatchDetail, actions: Actions | undefined): Column<BatchMember>[] {
  const { columns } = words;
  const titles = new Map(batch.modules.map(({ subtopicId, title }) => [subtopicId, title]));
  const sections = batch.members.some(({ section }) => section !== '');
  const shown: Column<BatchMember>[] = [
    {
      id: 'roll',
      title: columns.rollNumber,
      cell: ({ rollNumber }) => (
        <span className="tabular-nums">{rollNumber || staffMessages.shell.none}</span>
      ),
    },
    { id: 'learner', title: columns.learner, cell: (member) => <Learner member={member} /> },
    ...(sections
      ? [{ id: 'section', title: columns.section, cell: ({ section }: BatchMember) => section }]
      : []),
    { id: 'account', title: columns.account, cell: (member) => <AccountBadge member={member} /> },
    ...(titles.size > 0
      ? [
          {
            id: 'modules',
            title: columns.modules,
            cell: ({ opened }: BatchMember) =>
              opened.map((id) => titles.get(id) ?? id).join(', ') || staffMessages.shell.none,
          },
        ]
      : []),
  ];
  if (!actions) return shown;
  const cell = (member: BatchMember) => <MemberMenu batch={batch} member={member} actions={actions} />;
  return [...shown, { id: 'actions', title: columns.actions, cell }];
}

function Learner({ member: { name, displayName, email } }: { readonly member: BatchMember }) {
  return (
    <>
      <span className="font-medium">{name || email}</span>
      {displayName !== undefined && (
        <span className="block text-small text-soft">
          {fill(words.callsThemselves, { name: displayName })}
        </span>
      )}
      {name !== '' && <span className="block text-small break-all text-soft">{email}</span>}
    </>
  );
}

function AccountBadge({ member: { registered, firstPassword } }: { readonly member: BatchMember }) {
  if (!registered) return <Badge tone="warn">{words.notRegistered}</Badge>;
  if (firstPassword) return <Badge tone="note">{words.firstPassword}</Badge>;
  return <Badge tone="good">{words.registered}</Badge>;
}

type MenuProps = {
  readonly batch: BatchDetail;
  readonly member: BatchMember;
  readonly actions: Actions;
};

function MemberMenu({ batch, member, actions: { onOpen, onPrint } }: MenuProps) {
  const invite = useInviteAgain(batch.id);
  const opens = (what: MemberWindow) => () => onOpen({ what, member });
  const { registered, firstPassword, opened } = member;
  const locked = batch.modules.some(({ subtopicId }) => !opened.includes(subtopicId));
  return (
    <Menu
      trigger={
        <IconButton
          label={fill(words.more, { name: memberName(member) })}
          icon={<EllipsisVertical size={18} aria-hidden="true" />}
          size="small"
        />
      }
      items={[
        { name: words.edit, onSelect: opens('edit') },
        ...(registered && locked ? [{ name: words.open, onSelect: opens('open') }] : []),
        ...(registered ? [] : [{ name: words.inviteAgain, onSelect: () => invite.mutate(member.id) }]),
        ...(!registered || firstPassword
          ? [{ name: words.printOne, onSelect: () => onPrint(member.id) }]
          : []),
        { name: words.move, onSelect: opens('move') },
        { name: words.remove, danger: true, onSelect: opens('remove') },
      ]}
    />
  );
}
