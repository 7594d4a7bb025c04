import { staffMessages } from '@abhyas/contract/messages.staff';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { faultText } from './fault-text.ts';
import { LeaveQuestion } from './leave-question.tsx';

type Props = {
  readonly title: string;
  readonly lead?: string;
  readonly size?: 'large' | 'wide';
  /** The name of the action, on its button. */
  readonly action: string;
  readonly danger?: boolean;
  /** Whether something that the action needs is still missing. */
  readonly incomplete?: boolean;
  /** Whether something was entered that is not sent; absent: after the first key. */
  readonly touched?: boolean | undefined;
  /** The call behind it: while it goes on nothing is sent twice, and what it refuses is at the foot. */
  readonly call: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A window with a form and one action. Escape and the cross ask before they throw away what was entered. */
export function FormDialog(props: Props) {
  const {
    title,
    lead,
    size,
    action,
    danger = false,
    incomplete = false,
    touched,
    call,
    onSubmit,
    onClose,
    children,
  } = props;
  const formId = useId();
  const fault = faultText(call.error);
  const [isTouched, setTouched] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!call.isPending && !incomplete) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={() => ((touched ?? isTouched) ? setLeaving(true) : onClose())}
      title={title}
      {...(size && { size })}
      {...(lead !== undefined && { description: lead })}
      actions={
        <>
          <Button onClick={onClose}>{staffMessages.shell.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            busy={call.isPending}
            disabled={incomplete}
          >
            {action}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        onInput={() => setTouched(true)}
        className="mt-4 space-y-4"
      >
        {children}
        <p role="alert" className="flex items-start gap-1.5 text-small text-bad empty:hidden">
          {fault !== undefined && (
            <>
              <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
              {fault}
            </>
          )}
        </p>
      </form>
      {isLeaving && <LeaveQuestion onStay={() => setLeaving(false)} onLeave={onClose} />}
    </Dialog>
  );
}
