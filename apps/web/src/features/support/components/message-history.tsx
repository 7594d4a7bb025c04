import { fill } from '@abhyas/contract/fill';
import type { SupportMessage } from '@abhyas/contract/support';
import { useQuery } from '@tanstack/react-query';

import { formatDate } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { messagesQuery, useConsent } from '../support.queries.ts';

const TONES: Readonly<Record<SupportMessage['status'], Tone>> = {
  received: 'plain',
  'in-progress': 'note',
  answered: 'good',
  closed: 'plain',
};

/** What the learner wrote, its number and status, and the answers. */
export function MessageHistory() {
  const words = texts.support;
  const { data: messages } = useQuery(messagesQuery);
  if (!messages) return null;
  return (
    <section className="mt-12">
      <h2 className="text-h3">{words.history}</h2>
      {messages.length === 0 && <p className="mt-2 text-soft">{words.noHistory}</p>}
      <ul className="mt-4 divide-y divide-line">
        {messages.map((message) => (
          <li key={message.number} className="py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
              <span>{fill(words.number, { number: message.number })}</span>
              <time dateTime={message.at}>{formatDate(message.at)}</time>
              <Badge tone={TONES[message.status]}>{words.status[message.status]}</Badge>
            </p>
            {message.about !== undefined && (
              <p className="mt-1 font-medium">{fill(words.reportAbout, { title: message.about })}</p>
            )}
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
            {message.mode === 3 && <Consent message={message} />}
            {message.replies.map((reply) => (
              <blockquote key={reply.at} className="mt-3 border-l-2 border-link pl-4">
                <p className="text-small text-soft">
                  {words.answer}, {formatDate(reply.at)}
                </p>
                <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{reply.text}</p>
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a testimonial is shown to others, and a way to give or withdraw the consent at any time. */
function Consent({ message: { number, mayShow, published } }: { readonly message: SupportMessage }) {
  const words = texts.support;
  const consent = useConsent();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-small text-soft">
      {published ? words.shown : words.notShown}
      <Button
        variant="quiet"
        size="small"
        busy={consent.isPending}
        onClick={() => consent.mutate({ number, mayShow: !mayShow }, { onError: showErrors })}
      >
        {mayShow ? words.withdraw : words.allow}
      </Button>
    </p>
  );
}
