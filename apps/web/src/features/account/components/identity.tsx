import type { User } from '@abhyas/contract/auth';
import { fill } from '@abhyas/contract/messages';
import BadgeCheck from 'lucide-react/icons/badge-check';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import MailWarning from 'lucide-react/icons/mail-warning';
import type { ReactNode } from 'react';

import { ApiError } from '../../../lib/api-error.ts';
import { texts } from '../../../lib/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLogout } from '../../auth/session.ts';
import { useResendConfirmation, useSetPasswordByMail } from '../account.queries.ts';
import { useCountdown } from '../use-countdown.ts';

/** The server sends one mail a minute to an address. */
const RESEND_AFTER_SECONDS = 60;

/** Who is signed in: the name with the product id, email, course, college and avatar (ACCOUNT-1). */
export function Identity({ user }: { readonly user: User }) {
  const { facts, verified, changePassword, logout } = texts.account;
  const leave = useLogout();
  return (
    <section className="space-y-6">
      <div className="flex items-center gap-5">
        <Avatar name={user.name} colour={user.userColor} size={72} />
        <div className="min-w-0">
          <p className="text-h3 font-[640] break-words">{user.name}</p>
          <p className="font-code text-soft" title={facts.id}>
            {user.abhyasId}
          </p>
        </div>
      </div>
      {!user.confirmed && <UnverifiedNotice />}
      <dl className="grid gap-x-8 gap-y-4 phone:grid-cols-3">
        <Fact name={facts.email}>
          {user.email}{' '}
          {user.confirmed && (
            <Badge tone="good">
              <BadgeCheck size={14} aria-hidden="true" /> {verified}
            </Badge>
          )}
        </Fact>
        <Fact name={facts.course}>{user.course || <span className="text-soft">{facts.none}</span>}</Fact>
        <Fact name={facts.college}>{user.college || <span className="text-soft">{facts.none}</span>}</Fact>
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        {user.rSD === 1 ? (
          <ButtonLink to="/changepassword" icon={<KeyRound size={18} aria-hidden="true" />}>
            {changePassword}
          </ButtonLink>
        ) : (
          <SetPassword email={user.email} />
        )}
        <Button icon={<LogOut size={18} aria-hidden="true" />} onClick={() => void leave()}>
          {logout}
        </Button>
      </div>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

function UnverifiedNotice() {
  const resend = useResendConfirmation();
  const [secondsLeft, wait] = useCountdown();
  const { unverified, resend: label, resendIn } = texts.account;
  const startWait = () => wait(RESEND_AFTER_SECONDS);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: startWait,
      // One was sent a moment ago, from another tab or device. After any other failure it may be tried at once.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 429) startWait();
      },
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warn-soft px-4 py-3 text-warn">
      <MailWarning size={20} aria-hidden="true" className="shrink-0" />
      <p className="grow font-medium">{unverified}</p>
      <Button size="small" busy={resend.isPending} disabled={secondsLeft > 0} onClick={send}>
        {secondsLeft > 0 ? fill(resendIn, { seconds: secondsLeft }) : label}
      </Button>
    </div>
  );
}

/** Without a password there is none to change; one can be set through the recovery mail (ACCOUNT-3). */
function SetPassword({ email }: { readonly email: string }) {
  const mail = useSetPasswordByMail();
  const { setPassword, signInWay } = texts.account;
  return (
    <>
      <p className="basis-full text-soft">{signInWay}</p>
      <Button
        icon={<KeyRound size={18} aria-hidden="true" />}
        busy={mail.isPending}
        onClick={() => mail.mutate(email)}
      >
        {setPassword}
      </Button>
    </>
  );
}
