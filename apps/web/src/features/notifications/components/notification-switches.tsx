import { NOTIFICATION_KINDS } from '@abhyas/contract/notifications';
import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { showErrors } from '../../../ui/api-alerts.ts';
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
          <Switch
            key={kind}
            label={words.kinds[kind]}
            checked={choices.kinds[kind]}
            onChange={(wanted) => choosing.mutate({ kinds: { [kind]: wanted } }, { onError })}
          />
        ))}
        <Switch
          label={words.newsMail}
          checked={choices.newsMail}
          onChange={(newsMail) => choosing.mutate({ newsMail }, { onError })}
        />
        <Switch
          label={words.digest}
          checked={choices.digest}
          onChange={(digest) => choosing.mutate({ digest }, { onError })}
        />
      </div>
    </details>
  );
}

type SwitchProps = {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5"
      />
      {label}
    </label>
  );
}
