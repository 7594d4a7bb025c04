import { staffMessages } from '@abhyas/contract/messages.staff';
import type { Receivers } from '@abhyas/contract/announcements.staff';
import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocation } from 'react-router';

import { formatMoment } from '../../../lib/dates.ts';
import { useSendId } from '../../../lib/use-send-id.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { ConfirmDialog } from '../../../staff/confirm-dialog.tsx';
import { ReceiverNames } from '../../../staff/receiver-names.tsx';
import { knownReceivers } from '../../../staff/receivers-fault.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { audienceOf, broughtAlong, EMPTY_FORM, indianTime, type FormValues } from './announcement.rules.ts';
import { AudienceFields } from './audience-fields.tsx';
import { Preview } from './preview.tsx';
import { previewQuery, useSend, useTest } from './announcements.queries.ts';
import { WhenFields } from './when-fields.tsx';

const words = staffMessages.announcements;

/** Composes an announcement, shows how it looks and whom it reaches, and asks before it is sent. */
export function AnnouncementForm() {
  const [form, setForm] = useState<FormValues>({ ...EMPTY_FORM, ...broughtAlong(useLocation().state) });
  const [asking, setAsking] = useState(false);
  const change = (part: Partial<FormValues>): void => setForm({ ...form, ...part });
  const audience = audienceOf(form);
  const shown = knownReceivers(useQuery(previewQuery(audience)));
  const people = shown?.people ?? 0;
  // The same for as long as it says the same, also when the window was closed after an answer that was lost: nobody is
  // told twice.
  const id = useSendId(JSON.stringify(form));
  const { title, body, url, byMail } = form;
  const text = { title, body, url, byMail };
  const test = useTest();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsking(true);
  };
  const sendTest = (): void =>
    test.mutate(text, { onSuccess: () => showToast(words.tested), onError: showErrors });
  const ready =
    audience !== undefined && people > 0 && title.trim() !== '' && (!form.later || form.at !== '');
  return (
    <section className="grid gap-x-12 gap-y-8 wide:grid-cols-[3fr_2fr]">
      <form noValidate aria-label={words.compose} onSubmit={submit} className="space-y-5">
        <AudienceFields form={form} onChange={change} />
        <TextField
          label={words.title}
          hint={words.titleHint}
          maxLength={200}
          value={title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextField
          label={words.url}
          hint={words.urlHint}
          value={url}
          onChange={(event) => change({ url: event.target.value })}
        />
        <CheckField
          label={words.byMail}
          hint={words.byMailHint}
          checked={byMail}
          onChange={(checked) => change({ byMail: checked })}
        />
        {byMail && (
          <TextArea
            label={words.body}
            maxLength={5000}
            value={body}
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
        <WhenFields form={form} onChange={change} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" disabled={!ready}>
            {form.later ? words.schedule : words.send}
          </Button>
          <Button busy={test.isPending} disabled={title.trim() === ''} onClick={sendTest}>
            {words.test}
          </Button>
        </div>
      </form>
      <Preview form={form} audience={audience} />
      {asking && audience && shown && (
        <SendDialog
          id={id}
          form={form}
          shown={shown}
          onSent={() => setForm(EMPTY_FORM)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type SendProps = {
  readonly id: string;
  readonly form: FormValues;
  readonly shown: Receivers;
  readonly onSent: () => void;
  readonly onClose: () => void;
};

function SendDialog({ id, form, shown, onSent, onClose }: SendProps) {
  const send = useSend();
  const { title, body, url, byMail, later, at } = form;
  const { people, set } = shown;
  const audience = audienceOf(form);
  const sendAt = later ? indianTime(at) : undefined;
  const question = sendAt
    ? fill(words.confirmLater, { people, title, when: formatMoment(sendAt) })
    : fill(words.confirm, { people, title });
  const onSuccess = (): void => {
    showToast(later ? words.scheduled : words.sent);
    onSent();
    onClose();
  };
  const confirm = (): void => {
    if (!audience) return;
    send.mutate({ id, audience, set, title, body, url, byMail, ...(sendAt && { sendAt }) }, { onSuccess });
  };
  return (
    <ConfirmDialog
      question={faultText(send.error) ?? question}
      details={<ReceiverNames {...shown} />}
      action={later ? words.schedule : words.send}
      busy={send.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
