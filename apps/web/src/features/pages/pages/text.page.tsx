import { PRODUCT } from '@abhyas/contract/product';
import { useQuery } from '@tanstack/react-query';

import { texts } from '../../../lib/texts.ts';
import { FaultScreen } from '../../../ui/fault-screen.tsx';
import { InLanguage } from '../../../ui/in-language.tsx';
import { Wordmark } from '../../../ui/kolam/mark.tsx';
import { Page } from '../../../ui/page.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { pageQuery } from '../pages.queries.ts';

/** /privacypolicy (PAGES-1): static text with no behaviour. */
export function PrivacyPolicyPage() {
  return <TextPage pageId="privacypolicy" title={texts.landing.footer.privacy} />;
}

export function TermsPage() {
  return <TextPage pageId="terms" title={texts.landing.footer.terms} />;
}

export function GrievancePage() {
  return <TextPage pageId="grievance" title={texts.landing.footer.grievance} />;
}

function TextPage({ pageId, title }: { readonly pageId: string; readonly title: string }) {
  const { data, error, refetch } = useQuery(pageQuery(pageId));
  return (
    <>
      <header className="border-b border-line" data-print="hidden">
        <div className="mx-auto max-w-page px-4 py-3 learn:px-8">
          <a href="/" aria-label={PRODUCT} className="inline-block rounded-small text-ink touch:py-0.5">
            <Wordmark />
          </a>
        </div>
      </header>
      <Page title={data?.title ?? title} width="reading">
        {data && (
          <InLanguage language={data.language}>
            <Prose html={data.html} />
          </InLanguage>
        )}
        {!data &&
          (error ? (
            <FaultScreen error={error} onRetry={() => void refetch()} />
          ) : (
            <TextSkeleton lines={12} />
          ))}
      </Page>
    </>
  );
}
