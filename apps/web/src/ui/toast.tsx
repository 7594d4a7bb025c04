import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';

import { timings } from '../config.ts';
import { cx } from '../lib/classes.ts';
import { texts } from '../lib/texts.ts';
import { closeToast, type ShownToast } from './toasts.ts';

const LOOKS = {
  info: { Icon: Info, colour: 'text-note' },
  success: { Icon: CircleCheck, colour: 'text-good' },
  error: { Icon: CircleAlert, colour: 'text-bad' },
} as const;

/** One toast (FRAME-12). The region around it is what screen readers listen to. */
export function Toast({ toast: { id, msg, type, action } }: { readonly toast: ShownToast }) {
  const { Icon, colour } = LOOKS[type];
  const element = useCloseLater(id, action ? timings.toastWithActionMs : timings.toastMs);
  return (
    <div
      ref={element}
      data-toast={type}
      className={cx(
        'pointer-events-auto mb-2.5 flex items-start gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 shadow-float',
        'animate-[slide-in_200ms_var(--ease-settle)]',
      )}
    >
      <Icon size={20} aria-hidden="true" className={cx('mt-1 shrink-0', colour)} />
      <p className="grow py-0.5">{msg}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            closeToast(id);
            action.onSelect();
          }}
          className="min-h-8 shrink-0 rounded-small touch:min-h-11 px-2 font-[600] text-link hover:bg-sunken"
        >
          {action.name}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.frame.close}
        onClick={() => closeToast(id)}
        className="grid size-8 shrink-0 touch:size-11 place-items-center rounded-small text-soft hover:bg-sunken hover:text-ink"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Closes a toast when its time is over (FRAME-11). While it is hovered or focused the clock stands. */
function useCloseLater(id: number, afterMs: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const toast = element.current;
    if (!toast) return;
    let leftMs = afterMs;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = () => {
      startedAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => closeToast(id), leftMs);
    };
    const pause = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - startedAt;
    };
    const stop = new AbortController();
    for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, pause, stop);
    for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, run, stop);
    run();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [id, afterMs]);
  return element;
}
