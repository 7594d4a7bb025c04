import {
  handInExam,
  type Exam,
  type ExamItem,
  type ExamPacket,
  type StillHere,
} from '@abhyas/contract/exams';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { cx } from '../../../lib/classes.ts';
import { sendAll } from '../../../lib/synced-text/open-texts.ts';
import { examTexts } from '../exam-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmInBrowser } from '../../../ui/confirm.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { clockText } from '../exam-time.rules.ts';
import { useAbsences, useHere } from '../use-here.ts';
import { useServerClock } from '../use-server-clock.ts';
import { TeacherNotes } from '../../live/components/teacher-notes.tsx';
import { Watched } from '../../live/components/watched.tsx';
import { ExamOver } from './exam-over.tsx';
import { ItemWorkspace } from './item-workspace.tsx';

type Props = {
  readonly exam: Exam;
  readonly endsAt: string;
  readonly packet: ExamPacket;
  readonly accountId: string;
};

/** The exam itself (EXAMS-17): it fits the window; problems, statement, program, time left, and how the text is kept. */
export function ExamWorkspace({ exam, endsAt, packet, accountId }: Props) {
  const { items } = packet;
  const [shown, setShown] = useState(items[0]);
  const first: StillHere = { endsAt, now: exam.now, here: true, watched: false, notes: [] };
  const { here, note, putAway } = useHere(exam.id, shown?.assetId, first);
  useAbsences(note);
  const nowMs = useServerClock(here.now);
  const leftMs = Date.parse(here.endsAt) - nowMs;
  const handIn = useHandIn({ id: exam.id, accountId });
  const handed = handIn.data ?? (here.handedAt === undefined ? undefined : here);
  if (handed || leftMs <= 0)
    return (
      <div className="mx-auto w-full max-w-reading p-6">
        <ExamOver exam={{ endsAt: here.endsAt, ...handed }} accountId={accountId} />
      </div>
    );
  const words = examTexts();
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-1.5">
        <ItemTabs items={items} shown={shown} onShow={setShown} />
        <span className="ml-auto tabular-nums" role="timer" aria-label={words.left}>
          <span className="text-small text-soft max-sm:sr-only">{words.left} </span>
          <strong className={cx(leftMs < 5 * 60_000 && 'text-bad')}>{clockText(leftMs)}</strong>
        </span>
        <Button
          size="small"
          busy={handIn.isPending}
          onClick={() => {
            if (confirmInBrowser(words.handInAsk)) handIn.mutate();
          }}
        >
          {words.handIn}
        </Button>
      </div>
      {!here.here && <output className="block bg-warn-soft px-3 py-2 text-warn">{words.elsewhere}</output>}
      {here.watched && <Watched />}
      <TeacherNotes notes={here.notes} items={items} onRead={putAway} />
      {shown && (
        <ItemWorkspace
          key={shown.assetId}
          item={shown}
          accountId={accountId}
          nowMs={nowMs}
          onPaste={(characters) => note('paste', characters)}
        />
      )}
    </div>
  );
}

type TabsProps = {
  readonly items: readonly ExamItem[];
  readonly shown: ExamItem | undefined;
  readonly onShow: (item: ExamItem) => void;
};

function ItemTabs({ items, shown, onShow }: TabsProps) {
  return (
    <nav aria-label={examTexts().problems} className="flex min-w-0 gap-1 overflow-x-auto">
      {items.map((item, at) => (
        <button
          key={item.assetId}
          type="button"
          aria-current={item === shown ? 'true' : undefined}
          onClick={() => onShow(item)}
          className={cx(
            'min-h-9 shrink-0 rounded-card px-3 text-small touch:min-h-11',
            item === shown ? 'bg-sunken font-[600]' : 'text-soft hover:bg-sunken',
          )}
        >
          {at + 1}. {item.title}
        </button>
      ))}
    </nav>
  );
}

/** Hands in once everything is on the server; without a connection it says so, and the server hands in at the end. */
function useHandIn({ id, accountId }: { readonly id: string; readonly accountId: string }) {
  return useMutation({
    mutationFn: async () => {
      if (!(await sendAll(accountId))) throw new ApiError({ status: 0, offline: true });
      return call(handInExam, { params: { id }, body: {} });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.offline) showToast(examTexts().handInOffline);
      else showErrors(error);
    },
  });
}
