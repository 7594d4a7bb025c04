import { staffMessages } from '@abhyas/contract/messages.staff';
import type { DeskDetail } from '@abhyas/contract/support.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { messageQuery, useSetStatus } from './desk.queries.ts';
import { MessageAnswer } from './message-answer.tsx';
import { Clock, StatusBadge } from './message-badges.tsx';
import { PublishTestimonial } from './publish-testimonial.tsx';
import { Snapshot } from './snapshot.tsx';

const words = staffMessages.support;

/** A message: what was written, what was seen, what was answered, and what to do. */
export function MessageScreen() {
  const { number = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(messageQuery(number));
  return (
    <Page
      title={fill(words.title, { number })}
      width="reading"
      onBack={() => void navigate('/admin/support')}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
        {(message) => <Message message={message} />}
      </Loaded>
    </Page>
  );
}

function Message({ message }: { readonly message: DeskDetail }) {
  const { mode, text, by, email, at, status, clock, replies, report, number } = message;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <span className="font-[600] text-ink">{words.modes[mode]}</span>
        <StatusBadge status={status} />
        <Clock clock={clock} />
      </p>
      <p className="mt-1 text-soft">
        <span className="font-medium text-ink">{by || words.nobody}</span> {email} · {formatMoment(at)}
      </p>
      <p className="mt-4 text-reading whitespace-pre-line wrap-anywhere">{text}</p>
      {report && <Snapshot report={report} />}
      {replies.map((reply) => (
        <blockquote key={reply.at} className="mt-5 border-l-2 border-link pl-4">
          <p className="text-small text-soft">{fill(words.earlier, { when: formatMoment(reply.at) })}</p>
          <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </blockquote>
      ))}
      <StatusButtons number={String(number)} status={status} />
      {mode === 3 && <PublishTestimonial message={message} />}
      {by !== '' && <MessageAnswer key={number} number={String(number)} />}
    </>
  );
}

type StatusProps = { readonly number: string; readonly status: DeskDetail['status'] };

function StatusButtons({ number, status }: StatusProps) {
  const setStatus = useSetStatus(number);
  const set = (next: 'in-progress' | 'closed'): void =>
    setStatus.mutate(next, {
      onSuccess: () => showToast(next === 'closed' ? words.closed : words.acknowledged),
      onError: showErrors,
    });
  const isOpen = status === 'received' || status === 'in-progress';
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {status !== 'in-progress' && (
        <Button onClick={() => set('in-progress')}>{isOpen ? words.acknowledge : words.reopen}</Button>
      )}
      {isOpen && (
        <Button variant="quiet" onClick={() => set('closed')}>
          {words.close}
        </Button>
      )}
    </p>
  );
}
