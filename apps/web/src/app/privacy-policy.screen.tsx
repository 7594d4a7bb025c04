import { privacy } from '@abhyas/contract/messages/en/privacy';
import { PRODUCT } from '@abhyas/contract/product';

import { Wordmark } from '../ui/kolam/mark.tsx';
import { Page } from '../ui/page.tsx';

/** Spec section 2, /privacypolicy: static text with no behaviour. */
export function PrivacyPolicyScreen() {
  const { title, updated, sections } = privacy;
  return (
    <>
      <header className="border-b border-line px-4 py-3 learn:px-8">
        <a href="/" aria-label={PRODUCT} className="inline-block rounded-small text-ink">
          <Wordmark />
        </a>
      </header>
      <Page title={title} lead={updated} width="reading">
        <div className="prose">
          {sections.map((section) => (
            <section key={section.title}>
              <h2>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </Page>
    </>
  );
}
