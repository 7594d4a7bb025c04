import type { AttendanceState } from '@abhyas/contract/attendance';
import { markAttendance, type SessionSheet, type SheetLine } from '@abhyas/contract/attendance.staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { sessionQuery } from './attendance.queries.ts';
import {
  keepMarks,
  keptMarks,
  withMark,
  withoutSaved,
  type Unsaved,
  type UnsavedMarks,
} from './session-marks.rules.ts';

/** How soon a mark that did not arrive is sent again. */
const AGAIN_MS = 4000;

type Place = { readonly batchId: string; readonly sessionId: string };

/** `refused`: it never will be taken, such as because somebody else has marked the same learner. */
type Sent = 'saved' | 'refused' | 'unanswered';

async function send(params: Place, memberId: string, { was, state }: Unsaved): Promise<Sent> {
  try {
    await call(markAttendance, { params, body: { memberId, state, ...(was && { was }) } });
    return 'saved';
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 403, 404, 409].includes(error.status);
    if (isRefused) showErrors(error);
    return isRefused ? 'refused' : 'unanswered';
  }
}

type Unsent = {
  readonly marks: UnsavedMarks;
  /** The last attempt failed: it is tried again. */
  readonly isWaiting: boolean;
  readonly put: (memberId: string, mark: Unsaved) => void;
};

/** Marks that are kept on this device and sent one after the other until the server has them. */
function useUnsentMarks({ batchId, sessionId }: Place): Unsent {
  const client = useQueryClient();
  const [marks, setMarks] = useState<UnsavedMarks>(() => keptMarks(sessionId));
  const [isWaiting, setWaiting] = useState(false);
  const isSending = useRef(false);

  useEffect(() => keepMarks(sessionId, marks), [sessionId, marks]);

  useEffect(() => {
    const [next] = marks;
    if (next === undefined || isSending.current) return;
    const [memberId, mark] = next;
    const { queryKey } = sessionQuery(batchId, sessionId);
    const after = (sent: Sent): void => {
      setWaiting(sent === 'unanswered');
      if (sent === 'unanswered') {
        // The same marks once more: whatever was marked meanwhile waits behind them.
        setTimeout(() => {
          isSending.current = false;
          setMarks((before) => new Map(before));
        }, AGAIN_MS);
        return;
      }
      isSending.current = false;
      if (sent === 'saved') {
        client.setQueryData<SessionSheet>(
          queryKey,
          (sheet) => sheet && withState(sheet, memberId, mark.state),
        );
        setMarks((before) => withoutSaved(before, memberId, mark.state));
      } else {
        setMarks((before) => new Map([...before].filter(([id]) => id !== memberId)));
        void client.invalidateQueries({ queryKey });
      }
    };
    isSending.current = true;
    void send({ batchId, sessionId }, memberId, mark).then(after);
  }, [marks, batchId, sessionId, client]);

  const put = (memberId: string, mark: Unsaved): void =>
    setMarks((before) => withMark(before, memberId, mark));
  return { marks, isWaiting, put };
}

const withState = (sheet: SessionSheet, memberId: string, state: AttendanceState): SessionSheet => ({
  ...sheet,
  lines: sheet.lines.map((line) => (line.memberId === memberId ? { ...line, state } : line)),
});

export type SessionMarks = {
  readonly stateOf: (line: SheetLine) => AttendanceState | undefined;
  readonly mark: (line: SheetLine, state: AttendanceState) => void;
  /** Undefined while there is nothing to take back. */
  readonly undo: (() => void) | undefined;
  readonly unsaved: number;
  readonly isWaiting: boolean;
};

/** The marks of a session: each is shown at once, and what somebody else has changed meanwhile is told and shown. */
export function useSessionMarks(batchId: string, { id: sessionId, lines }: SessionSheet): SessionMarks {
  const { marks, isWaiting, put } = useUnsentMarks({ batchId, sessionId });
  const [steps, setSteps] = useState<readonly { memberId: string; back: AttendanceState }[]>([]);
  const stateOf = ({ memberId, state }: SheetLine) => marks.get(memberId)?.state ?? state;
  const mark = (line: SheetLine, state: AttendanceState): void => {
    const { memberId, state: was } = line;
    const back = stateOf(line);
    if (back === state) return;
    if (back) setSteps((before) => [...before, { memberId, back }]);
    put(memberId, { was, state });
  };
  const last = steps.at(-1);
  const line = last && lines.find(({ memberId }) => memberId === last.memberId);
  const undo = (): void => {
    if (last && line) put(last.memberId, { was: line.state, state: last.back });
    setSteps((before) => before.slice(0, -1));
  };
  return { stateOf, mark, undo: line && undo, unsaved: marks.size, isWaiting };
}
