import { ATTENDANCE_STATES, type AttendanceState } from '@abhyas/contract/attendance';
import type { AttendanceCounts, SessionSheet, SheetLine } from '@abhyas/contract/attendance.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery } from '@tanstack/react-query';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate, useParams } from 'react-router';

import { cx } from '../../../lib/classes.ts';
import { countText } from '../../../lib/counts.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { sessionQuery, useDeleteSession, useRestoreSession } from './attendance.queries.ts';
import { ChangeSessionDialog } from './session-dialogs.tsx';
import { countsInWords, whenInWords } from './session-words.ts';
import { useSessionMarks, type SessionMarks } from './use-session-marks.ts';

const words = staffMessages.attendance;

/** The attendance of one session: everybody present, the exceptions marked (CLASSES-10). */
export function SessionPage() {
  const { batchId = '', sessionId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(sessionQuery(batchId, sessionId));
  const session = query.data;
  return (
    <Page
      title={session ? `${words.kinds[session.kind]}, ${whenInWords(session)}` : words.title}
      lead={session?.batch}
      action={session && <Actions batchId={batchId} session={session} />}
      onBack={() => void navigate(`/admin/classes/${batchId}/attendance`)}
      width="reading"
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
        {(sheet) => <Marks key={sheet.id} batchId={batchId} sheet={sheet} />}
      </Loaded>
    </Page>
  );
}

type ActionsProps = { readonly batchId: string; readonly session: SessionSheet };

function Actions({ batchId, session }: ActionsProps) {
  const navigate = useNavigate();
  const [isChanging, setChanging] = useState(false);
  const remove = useDeleteSession(batchId, session.id);
  const restore = useRestoreSession(batchId, session.id);
  const onRemoved = () => {
    const undo = () => restore.mutate(undefined, { onSuccess: () => showToast(words.restored) });
    showToast(words.removed, { name: words.undo, onSelect: undo });
    void navigate(`/admin/classes/${batchId}/attendance`);
  };
  return (
    <div data-print="hidden" className="flex items-center gap-2">
      <Button onClick={() => window.print()}>{words.print}</Button>
      {session.rights.includes('mark') && (
        <Menu
          trigger={<IconButton label={words.more} icon={<EllipsisVertical size={20} aria-hidden="true" />} />}
          items={[
            { name: words.change, onSelect: () => setChanging(true) },
            {
              name: words.remove,
              danger: true,
              onSelect: () => remove.mutate(undefined, { onSuccess: onRemoved }),
            },
          ]}
        />
      )}
      {isChanging && (
        <ChangeSessionDialog batchId={batchId} session={session} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}

type MarksProps = { readonly batchId: string; readonly sheet: SessionSheet };

function Marks({ batchId, sheet }: MarksProps) {
  const marks = useSessionMarks(batchId, sheet);
  const { lines, rights } = sheet;
  if (lines.length === 0) return <EmptyState title={words.noLearners} />;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{countsInWords(countsOf(lines, marks))}</p>
        {rights.includes('mark') && (
          <Button size="small" disabled={!marks.undo} onClick={() => marks.undo?.()}>
            {words.undoMark}
          </Button>
        )}
      </div>
      <output data-print="hidden" className={cx('block', marks.isWaiting ? 'text-warn' : 'text-soft')}>
        {savedInWords(marks)}
      </output>
      <p data-print="hidden" className="mb-3 text-small text-soft max-phone:hidden">
        {words.keys}
      </p>
      <ul className="border-y border-line">
        {lines.map((line) => (
          <Line key={line.memberId} line={line} marks={marks} isFixed={!rights.includes('mark')} />
        ))}
      </ul>
    </>
  );
}

function savedInWords({ unsaved, isWaiting }: SessionMarks): string {
  if (unsaved === 0) return words.saved;
  return isWaiting ? countText(words.unsaved, unsaved) : words.saving;
}

function countsOf(lines: readonly SheetLine[], { stateOf }: SessionMarks): AttendanceCounts {
  const count = (state: AttendanceState) => lines.filter((line) => stateOf(line) === state).length;
  return { present: count('present'), late: count('late'), absent: count('absent'), duty: count('duty') };
}

const KEYS: Readonly<Record<string, AttendanceState>> = { p: 'present', l: 'late', a: 'absent', d: 'duty' };

/** The learner's buttons after these: the chosen one, or the first. */
function focusNext(line: HTMLElement | null): void {
  const next = line?.nextElementSibling;
  const target = next?.querySelector<HTMLElement>('input:checked') ?? next?.querySelector('input');
  target?.focus();
}

type LineProps = { readonly line: SheetLine; readonly marks: SessionMarks; readonly isFixed: boolean };

function Line({ line, marks, isFixed }: LineProps) {
  const { memberId, rollNumber, name, left } = line;
  const state = marks.stateOf(line);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const wanted = KEYS[event.key.toLowerCase()];
    if (isFixed || !wanted || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    marks.mark(line, wanted);
    focusNext(event.currentTarget.closest('li'));
  };
  return (
    <li className="break-inside-avoid border-t border-line first:border-t-0">
      <fieldset disabled={isFixed} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <legend className="float-left mr-auto min-w-0 break-words">
          {[rollNumber, name].filter(Boolean).join(' · ')}
          {left && <span className="ml-2 text-small text-soft">{words.left}</span>}
          {state === undefined && <span className="ml-2 text-small text-soft">{words.notListed}</span>}
        </legend>
        <span className="flex flex-wrap gap-1 print:hidden">
          {ATTENDANCE_STATES.map((each) => (
            <label
              key={each}
              className={cx(
                'flex min-h-11 items-center gap-1.5 rounded-card px-2 has-focus-visible:outline-2 has-focus-visible:outline-link',
                each === state && each !== 'present' && 'bg-note-soft font-medium',
              )}
            >
              <input
                type="radio"
                name={`attendance-${memberId}`}
                checked={each === state}
                onChange={() => marks.mark(line, each)}
                onKeyDown={onKeyDown}
                className="size-5 accent-link"
              />
              {words.states[each]}
            </label>
          ))}
        </span>
        <span className="hidden w-24 text-ink print:block">{state && words.states[state]}</span>
        <span className="hidden w-56 border-b border-line pt-6 text-ink print:block">{words.signature}:</span>
      </fieldset>
    </li>
  );
}
