import { texts } from '../../../lib/texts.ts';
import { Accordion } from '../../../ui/accordion.tsx';
import { Page } from '../../../ui/page.tsx';
import { MessageForm, SECTIONS } from '../components/message-form.tsx';
import { MessageHistory } from '../components/message-history.tsx';

/** /support (SUPPORT-1): three accordion sections, each with a text area and a Submit button. */
export function SupportPage() {
  const words = texts.support;
  return (
    <Page title={words.title} lead={words.lead} width="reading">
      <Accordion
        openFirst="feedback"
        sections={SECTIONS.map((section) => ({
          id: section.kind,
          title: words[section.kind].title,
          content: <MessageForm {...section} />,
        }))}
      />
      <MessageHistory />
    </Page>
  );
}
