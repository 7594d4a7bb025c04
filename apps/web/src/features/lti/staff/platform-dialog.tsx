import type { LtiOffer, LtiPlatform } from '@abhyas/contract/lti.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { ApiError } from '../../../lib/api-error.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { FormDialog } from '../../../staff/form-dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { EMPTY_FORM, formOfOffer, shownForm, toForm, type ShownForm } from './platform-form.rules.ts';
import { useSavePlatform } from './platforms.queries.ts';

const words = staffMessages.lti;
const { fields } = words;

type Props = {
  /** One that is changed, or one that has registered us and is accepted; neither: a new one. */
  readonly platform?: LtiPlatform;
  readonly offer?: LtiOffer;
  readonly onClose: () => void;
};

function startOf({ platform, offer }: Props): { form: ShownForm; title: string; action: string } {
  const action = staffMessages.shell.save;
  if (offer)
    return {
      form: formOfOffer(offer),
      title: fill(words.acceptOf, { name: offer.issuer }),
      action: words.accept,
    };
  if (!platform) return { form: EMPTY_FORM, title: words.add, action };
  return { form: shownForm(platform), title: fill(words.changeOf, { name: platform.name }), action };
}

/** The registration data that the administrator of a Moodle or Canvas gives. */
export function PlatformDialog(props: Props) {
  const { platform, offer, onClose } = props;
  const [id] = useState(() => platform?.id ?? offer?.id ?? randomUuid());
  const start = startOf(props);
  const [form, setForm] = useState(start.form);
  const save = useSavePlatform(id);
  const fault = save.error instanceof ApiError ? save.error.errors[0] : undefined;
  const of = (name: keyof ShownForm) => ({
    label: fields[name],
    value: form[name],
    error: fault?.field === name ? fault.msg : undefined,
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <FormDialog
      title={start.title}
      size="large"
      action={start.action}
      call={save}
      onSubmit={() => save.mutate(toForm(form), { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField {...of('name')} hint={fields.nameHint} required />
      <TextField {...of('issuer')} required />
      <TextField {...of('clientId')} required />
      <TextArea {...of('deploymentIds')} hint={fields.deploymentIdsHint} rows={2} required />
      <TextField {...of('authUrl')} type="url" required />
      <TextField {...of('tokenUrl')} type="url" required />
      <TextField {...of('keysUrl')} type="url" required />
      <TextArea {...of('mailDomains')} hint={fields.mailDomainsHint} rows={2} />
    </FormDialog>
  );
}
