import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { formatDate } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { CopyLine } from './copy-line.tsx';
import { useRegistrationLink } from './platforms.queries.ts';

const words = staffMessages.lti;

/** Makes a link by which a platform registers us, and shows it once. */
export function RegistrationLink() {
  const link = useRegistrationLink();
  const { data, isPending, mutate, reset } = link;
  return (
    <>
      <Button busy={isPending} onClick={() => mutate(undefined, { onError: showErrors })}>
        {words.invite}
      </Button>
      {data && (
        <Dialog
          open
          onOpenChange={reset}
          size="large"
          title={words.inviteTitle}
          description={fill(words.inviteLead, { until: formatDate(data.until) })}
          actions={
            <Button variant="primary" onClick={reset}>
              {words.done}
            </Button>
          }
        >
          <dl>
            <CopyLine name={words.inviteLink} value={data.url} />
          </dl>
        </Dialog>
      )}
    </>
  );
}
