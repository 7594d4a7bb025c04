import { NOTIFICATION_KINDS } from '@abhyas/contract/notifications';

import { texts } from '../../../lib/texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { useChoosing } from '../notifications.queries.ts';

/** Which kinds one wants to be notified of, and the daily mail. Each is kept as soon as it is changed. */
export function NotificationSwitches() {
  const words = texts.notifications;
  const { choices, choose } = useChoosing();
  if (!choices) return null;
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
            onChange={(wanted) => choose({ kinds: { [kind]: wanted } })}
          />
        ))}
        <CheckField
          quiet
          label={words.newsMail}
          checked={choices.newsMail}
          onChange={(newsMail) => choose({ newsMail })}
        />
        <CheckField
          quiet
          label={words.digest}
          checked={choices.digest}
          onChange={(digest) => choose({ digest })}
        />
      </div>
    </details>
  );
}
