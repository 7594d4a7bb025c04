import { staffMessages } from '@abhyas/contract/messages.staff';
import type { DeskDetail } from '@abhyas/contract/support.staff';
import { useState } from 'react';

import { showToast } from '../../../ui/toasts.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { faultText } from '../../../staff/fault-text.ts';
import { usePublish } from './desk.queries.ts';

const words = staffMessages.support;

/** Puts a testimonial on the landing page, with its author's consent and in their own words. */
export function PublishTestimonial({ message }: { readonly message: DeskDetail }) {
  const { number, text, mayShow, publishedText } = message;
  const [excerpt, setExcerpt] = useState(text);
  const publish = usePublish(String(number));
  if (!mayShow) return <p className="mt-4 text-soft">{words.noConsent}</p>;
  if (publishedText !== undefined) {
    return (
      <section className="mt-6">
        <p className="text-soft">{words.shownNow}</p>
        <blockquote className="mt-2 border-l-2 border-accent pl-4">{publishedText}</blockquote>
        <Button
          className="mt-3"
          busy={publish.isPending}
          onClick={() =>
            publish.mutate(
              { publish: false },
              { onSuccess: () => showToast(words.unpublished), onError: showErrors },
            )
          }
        >
          {words.unpublish}
        </Button>
      </section>
    );
  }
  return (
    <section className="mt-6 space-y-3">
      <TextArea
        label={words.publishText}
        hint={words.publishHint}
        rows={3}
        value={excerpt}
        error={faultText(publish.error)}
        onChange={(event) => setExcerpt(event.target.value)}
      />
      <Button
        busy={publish.isPending}
        onClick={() =>
          publish.mutate({ publish: true, text: excerpt }, { onSuccess: () => showToast(words.published) })
        }
      >
        {words.publish}
      </Button>
    </section>
  );
}
