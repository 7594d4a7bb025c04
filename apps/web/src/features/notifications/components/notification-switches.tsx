import { NOTIFICATION_KINDS } from '@abhyas/contract/notifications';
import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/api-alerts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { choicesQuery, useChoosing } from '../notifications.queries.ts';

/** Which kinds one wants to be told of, and the daily mail. Each is kept as soon as it is changed. */
export function NotificationSwitches() {
  const words = texts.notifications;
  const { data: choices } = useQuery(choicesQuery);
  const choosing = useChoosing();
  if (!choices) return null;
  const onError = showErrors;
  return (
    <details className="mt-10">
      <summary className="min-h-11 py-2 font-[600]">{words.choose}</summary>
      <div className="mt-1 space-y-1">
        {NOTIFICATION_KINDS.map((kind) => (
          <CheckField
            quiet
            key={kind}
            label={words.kinds[kind]}
            checked={choices.kinds[kind]}
            onChange={(wanted) => choosing.mutate({ kinds: { [kind]: wanted } }, { onError })}
          />
        ))}
        <CheckField
          quiet
          label={words.newsMail}
          checked={choices.newsMail}
          onChange={(newsMail) => choosing.mutate({ newsMail }, { onError })}
        />
        <CheckField
          quiet
          label={words.digest}
          checked={choices.digest}
          onChange={(digest) => choosing.mutate({ digest }, { onError })}
        />
      </div>
    </details>
  );
}
