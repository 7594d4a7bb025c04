import { fill } from '@abhyas/contract/fill';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { InLanguage } from '../../../ui/in-language.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { ReportItems } from '../components/report-items.tsx';
import { ByConcept, BySection, Score } from '../components/report-parts.tsx';
import { mockTexts } from '../mock-texts.ts';
import { reportQuery } from '../mocks.queries.ts';
import { mockPath } from '../mocks.rules.ts';

/** /mocks/{mockId}/report/{attemptId} (MOCKS-8): marks, sections, concepts, and every question with its reason. */
export function MockReportPage() {
  const { mockId = '', attemptId = '' } = useParams();
  const navigate = useNavigate();
  const words = mockTexts();
  const query = useQuery(reportQuery(attemptId));
  const report = query.data;
  return (
    <Page
      title={report ? `${report.title}: ${words.report}` : words.report}
      lead={report && fill(words.reportLead, { at: formatMoment(report.startedAt) })}
      onBack={() => void navigate(mockPath(mockId))}
      width="reading"
      action={<ButtonLink to={mockPath(mockId)}>{words.again}</ButtonLink>}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={12} />}>
        {(data) => (
          <>
            {data.waiting > 0 && (
              <output className="mb-5 block rounded-card bg-note-soft px-4 py-2 text-note">
                {countText(words.waiting, data.waiting)}
              </output>
            )}
            <Score report={data} />
            <BySection report={data} />
            <ByConcept concepts={data.concepts} />
            <InLanguage language={data.language}>
              <ReportItems report={data} />
            </InLanguage>
          </>
        )}
      </Loaded>
    </Page>
  );
}
