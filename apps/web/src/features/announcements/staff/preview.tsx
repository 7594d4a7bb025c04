import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Audience } from '@abhyas/contract/announcements.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { NewBadge } from '../../../ui/badge.tsx';
import { ReceiverNames } from '../../../staff/receiver-names.tsx';
import { knownReceivers, ReceiversFault } from '../../../staff/receivers-fault.tsx';
import type { FormValues } from './announcement.rules.ts';
import { previewQuery } from './announcements.queries.ts';

const words = staffMessages.announcements;

type Props = { readonly form: FormValues; readonly audience: Audience | undefined };

/** Whom it reaches, and how it looks. */
export function Preview({ form, audience }: Props) {
  const { title, body, byMail } = form;
  return (
    <div>
      <h2 className="text-h3">{words.preview}</h2>
      {audience && <Reach audience={audience} byMail={byMail} />}
      <h3 className="mt-5 text-small text-soft">{words.previewNotification}</h3>
      <p className="flex items-baseline gap-3 border-y border-line py-4">
        <span className="min-w-0 grow font-medium wrap-anywhere text-link">{title}</span>
        <NewBadge>{texts.notifications.newBadge}</NewBadge>
      </p>
      {byMail && (
        <>
          <h3 className="mt-5 text-small text-soft">{words.previewMail}</h3>
          <div className="rounded-card border border-line bg-raised p-5">
            <p className="font-[640] wrap-anywhere">{title}</p>
            <p className="mt-3">{fill(words.hello, { name: '…' })}</p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{body || title}</p>
          </div>
        </>
      )}
    </div>
  );
}

function Reach({ audience, byMail }: { readonly audience: Audience; readonly byMail: boolean }) {
  const query = useQuery(previewQuery(audience));
  const data = knownReceivers(query);
  if (!data) return <ReceiversFault query={query} />;
  if (data.people === 0) return <p className="mt-2 text-warn">{words.nobody}</p>;
  const count = byMail ? words.count : words.countQuiet;
  return (
    <output className="mt-2 block">
      {fill(count, { people: data.people, byMail: data.byMail })}
      {data.silenced > 0 && (
        <span className="block text-small text-soft">{countText(words.silenced, data.silenced)}</span>
      )}
      <ReceiverNames {...data} />
    </output>
  );
}
