import type { Exam } from '@abhyas/contract/exams';
import { fill } from '@abhyas/contract/fill';
import { useEffect, useState } from 'react';

import { sendAll } from '../../../lib/synced-text/open-texts.ts';
import { examTexts } from '../exam-texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { timeText } from '../../../lib/time-of-day.ts';

const AGAIN_MS = 3000;

type Props = { readonly exam: Pick<Exam, 'handedAt' | 'handedBy' | 'endsAt'>; readonly accountId: string };

/** The end: who handed in and when, and whether everything is on the server. */
export function ExamOver({ exam, accountId }: Props) {
  const words = examTexts();
  const isSafe = useAllSent(accountId);
  return (
    <div className="space-y-4">
      <output className="block space-y-2">
        <span className="block text-h3">{howItEnded(exam)}</span>
        {exam.endsAt !== undefined && (
          <span className={isSafe ? 'block text-soft' : 'block text-warn'}>
            {isSafe ? words.allSafe : words.notSafe}
          </span>
        )}
      </output>
      {isSafe && <ButtonLink to="/dashboard">{words.toDashboard}</ButtonLink>}
    </div>
  );
}

function howItEnded({ handedAt, handedBy, endsAt }: Props['exam']): string {
  const words = examTexts();
  if (handedAt === undefined) return endsAt === undefined ? words.overAbsent : words.overSoon;
  const at = timeText(Date.parse(handedAt));
  return fill(handedBy === 'server' ? words.overByServer : words.overAt, { at });
}

/** Sends what only this device has, again and again; true once nothing is left. */
function useAllSent(accountId: string): boolean {
  const [isSafe, setIsSafe] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const send = async (): Promise<void> => {
      const isSent = await sendAll(accountId).catch(() => false);
      if (isOver) return;
      setIsSafe(isSent);
      if (!isSent) timer = setTimeout(() => void send(), AGAIN_MS);
    };
    void send();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [accountId]);
  return isSafe;
}
