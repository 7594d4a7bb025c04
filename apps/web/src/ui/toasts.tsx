import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';

import { timings } from '../config.ts';
import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { closeAlert, onAlertsChange, shownAlerts, type ShownAlert } from './alerts.ts';

const LOOKS = {
  info: { Icon: Info, colour: 'text-note' },
  success: { Icon: CircleCheck, colour: 'text-good' },
  error: { Icon: CircleAlert, colour: 'text-bad' },
} as const;

/** The place where alerts appear. Hovering or focusing it pauses the clock; F8 brings the keyboard there. */
export function Toasts() {
  const alerts = useSyncExternalStore(onAlertsChange, shownAlerts, shownAlerts);
  return (
    <Toast.Provider duration={timings.toastMs} label={texts.frame.alertLabel} swipeDirection="right">
      {alerts.map((alert) => (
        <AlertToast key={alert.id} alert={alert} />
      ))}
      <Toast.Viewport
        label={`${texts.frame.alerts} ({hotkey})`}
        className="fixed top-3 right-3 left-3 z-[60] ml-auto flex max-w-[400px] flex-col gap-2.5 outline-none"
      />
    </Toast.Provider>
  );
}

function AlertToast({ alert: { id, msg, type } }: { readonly alert: ShownAlert }) {
  const { Icon, colour } = LOOKS[type];
  return (
    <Toast.Root
      type={type === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) closeAlert(id);
      }}
      data-alert={type}
      className={cx(
        'flex items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 shadow-float',
        'data-[state=open]:animate-[slide-in_200ms_var(--ease-settle)]',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
      )}
    >
      <Icon size={20} aria-hidden="true" className={cx('mt-1 shrink-0', colour)} />
      <Toast.Description className="grow py-0.5">{msg}</Toast.Description>
      <Toast.Close
        aria-label={texts.frame.close}
        className="grid size-8 shrink-0 place-items-center rounded-small text-soft hover:bg-sunken hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
