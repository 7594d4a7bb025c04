import { beginExam, type Exam } from '@abhyas/contract/exams';
import { fill } from '@abhyas/contract/fill';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';

import { call } from '../../../lib/api-client.ts';
import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { examTexts } from '../exam-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { TextField } from '../../../ui/field.tsx';
import { pointsText } from '../../../lib/points.ts';
import { clockText } from '../exam-time.rules.ts';
import { examQuery } from '../exams.queries.ts';
import { fetchPacket, keepKey } from '../packet.ts';
import { useServerClock } from '../use-server-clock.ts';

type Props = { readonly exam: Exam; readonly accountId: string; readonly onBegun: () => void };

/** What a learner is told before, and the start. */
export function WaitingRoom({ exam, accountId, onBegun }: Props) {
  const words = examTexts();
  const { id, needsCode, asking } = exam;
  const nowMs = useServerClock(exam.now);
  const packet = useQuery({
    queryKey: ['exams', id, 'packet', exam.version],
    queryFn: () => fetchPacket({ accountId, id }),
    staleTime: Infinity,
    enabled: window.isSecureContext,
  });
  const begin = useBegin({ accountId, id, onBegun });
  const [roomCode, setRoomCode] = useState('');
  const waitMs = Date.parse(exam.opensAt) - nowMs;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    begin.mutate(needsCode ? roomCode : undefined);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="space-y-5">
      <ul className="list-disc space-y-1 pl-5">
        {factsOf(exam).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <output className="block font-medium">
        {!window.isSecureContext && <span className="block text-bad">{words.needsHttps}</span>}
        {window.isSecureContext && (packet.isSuccess ? words.ready : words.notReady)}
        {asking && <span className="block text-warn">{words.asking}</span>}
      </output>
      {waitMs > 0 && (
        <p className="text-h2 tabular-nums">{fill(words.begins, { time: clockText(waitMs) })}</p>
      )}
      {needsCode && (
        <TextField
          label={words.roomCode}
          value={roomCode}
          autoComplete="off"
          onChange={(event) => setRoomCode(event.target.value)}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        busy={begin.isPending}
        disabled={waitMs > 0 || !packet.isSuccess}
      >
        {beginWords(exam)}
      </Button>
    </form>
  );
}

function beginWords({ here }: Exam): string {
  const words = examTexts();
  if (here === undefined) return words.begin;
  return here ? words.goOn : words.moveHere;
}

type Beginning = { readonly accountId: string; readonly id: string; readonly onBegun: () => void };

function useBegin({ accountId, id, onBegun }: Beginning) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (roomCode: string | undefined) =>
      call(beginExam, { params: { id }, body: roomCode === undefined ? {} : { roomCode } }),
    onSuccess: async (reply) => {
      if (reply.state === 'begun') keepKey({ accountId, id }, reply.key);
      await client.invalidateQueries({ queryKey: examQuery(id).queryKey });
      if (reply.state === 'begun') onBegun();
    },
    onError: showErrors,
  });
}

function factsOf({ starts, opensAt, dueAt, minutes, items, points, needsBrowser }: Exam): string[] {
  const { facts } = examTexts();
  const at = formatMoment(starts === 'together' ? opensAt : dueAt);
  return [
    fill(facts[starts], { at, minutes }),
    countText(facts.items, items, { points: pointsText(points) }),
    facts.last,
    facts.only,
    facts.noted,
    facts.log,
    facts.cut,
    facts.end,
    ...(needsBrowser ? [facts.browser] : []),
  ];
}
