import type { SignedInDevice } from '@abhyas/contract/account';
import { fill } from '@abhyas/contract/messages';
import type { User } from '@abhyas/contract/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ComponentProps, useState } from 'react';

import { formatRelative } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { type Ended, sessionsQuery, useEndSessions } from '../account.queries.ts';
import { deviceOf } from '../account.rules.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

/** Where the account is signed in, and the way to sign out what is not one's own. */
export function Devices({ user }: { readonly user: User }) {
  const query = useQuery(sessionsQuery);
  const [asked, setAsked] = useState<ComponentProps<typeof SignOutDialog>['asked']>();
  const end = useMutation({ mutationFn: useEndSessions(), onError: showErrors });
  // Without a password there is nothing to type: the server looks when the account signed in with Google.
  const ask = (what: Ended, title: string) => (user.rSD === 1 ? setAsked({ what, title }) : end.mutate(what));
  return (
    <>
      <SignOutDialog key={asked?.title} asked={asked} onClose={() => setAsked(undefined)} />
      <Loaded query={query} skeleton={<TextSkeleton />}>
        {(devices) => (
          <div className="space-y-5">
            <ul className="divide-y divide-line border-y border-line">
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  busy={end.isPending && end.variables.id === device.id}
                  onEnd={(title) => ask({ id: device.id }, title)}
                />
              ))}
            </ul>
            {devices.length > 1 && (
              <Button
                busy={end.isPending && end.variables.id === undefined}
                onClick={() => ask({}, texts.account.devices.endOthers)}
              >
                {texts.account.devices.endOthers}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

type RowProps = {
  readonly device: SignedInDevice;
  readonly busy: boolean;
  readonly onEnd: (title: string) => void;
};

function DeviceRow({ device, busy, onEnd }: RowProps) {
  const words = texts.account.devices;
  const known = deviceOf(device.userAgent);
  const name = known ? fill(words.onSystem, known) : words.unknown;
  const isPhone = known?.system === 'Android' || known?.system === 'iOS';
  const Icon = isPhone ? Smartphone : Laptop;
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={22} aria-hidden="true" className="shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-small text-soft">
          {fill(words.seen, { when: formatRelative(device.lastSeenAt) })}
        </p>
      </div>
      {device.current ? (
        <Badge tone="link">{words.current}</Badge>
      ) : (
        <Button
          size="small"
          busy={busy}
          onClick={() => onEnd(fill(words.endOf, { device: name }))}
          aria-label={fill(words.endOf, { device: name })}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
