import type { DraftPreview } from '@abhyas/contract/publishing-drafts.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import type { Problem } from '@abhyas/contract/practice';
import { useQuery } from '@tanstack/react-query';
import Eye from 'lucide-react/icons/eye';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';

import { showToast } from '../../../../ui/toasts.ts';
import { TextLink } from '../../../../ui/button-link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Page } from '../../../../ui/page.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { AssetPane } from '../../../learning/components/asset-pane.tsx';
import { Preview } from '../../../../lib/preview.ts';
import { QuestionBar } from '../../../practice/components/question-bar.tsx';
import { useOpenedHints } from '../../../practice/use-opened-hints.ts';
import { RunsInDraft } from '../editing/runs-in-draft.tsx';
import { TryProblem } from '../editing/try-problem.tsx';
import { previewQuery } from '../drafts.queries.ts';
import { draftPath } from '../../../../staff/content-paths.ts';
import { previewPath } from '../drafts.rules.ts';

const words = staffMessages.drafts.preview;

/** An item of a draft as a learner will see it, who owns its course. Nothing that is done here is kept. */
export function PreviewPage() {
  const { draftId = '', assetId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(previewQuery(draftId, assetId));
  const preview = useMemo(() => ({ refuse: () => showToast(words.notKept) }), []);
  return (
    <Page title={query.data?.module.title ?? words.title} onBack={() => void navigate(draftPath(draftId))}>
      <Preview value={preview}>
        <Loaded query={query} skeleton={<Checking />}>
          {(data) => (
            <RunsInDraft draftId={draftId} folder={data.folder}>
              <Previewed draftId={draftId} assetId={assetId} preview={data} />
            </RunsInDraft>
          )}
        </Loaded>
      </Preview>
    </Page>
  );
}

function Checking() {
  return (
    <>
      <p className="mb-5 text-soft">{staffMessages.drafts.check.running}</p>
      <TextSkeleton lines={8} />
    </>
  );
}

type Props = { readonly draftId: string; readonly assetId: string; readonly preview: DraftPreview };

function Previewed({ draftId, assetId, preview: { draft, module, problem } }: Props) {
  const asset = module.assets.find((each) => each.assetId === assetId);
  if (!asset) return null;
  return (
    <>
      <p className="mb-6 flex flex-wrap items-center gap-2.5 rounded-card bg-note-soft px-4 py-2.5 text-note">
        <Eye size={18} aria-hidden="true" />
        <span className="grow">{fill(words.banner, { draft })}</span>
        <TextLink to={draftPath(draftId)}>{words.back}</TextLink>
      </p>
      <div className="learn:grid learn:grid-cols-[minmax(14rem,18rem)_minmax(0,1fr)] learn:gap-10">
        <nav aria-label={module.title} className="mb-6">
          <ul>
            {module.assets.map((each) => (
              <li key={each.assetId} className="py-1.5">
                <TextLink
                  to={previewPath(draftId, each.assetId)}
                  aria-current={each.assetId === assetId ? 'page' : undefined}
                  className="aria-[current=page]:font-[640]"
                >
                  {each.title}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          {problem?.assetData ? (
            <PreviewedProblem key={assetId} title={problem.title} data={problem.assetData} />
          ) : (
            <AssetPane key={assetId} asset={asset} detail={module} resume={false} />
          )}
        </div>
      </div>
    </>
  );
}

type ProblemProps = { readonly title: string; readonly data: NonNullable<Problem['assetData']> };

function PreviewedProblem({ title, data }: ProblemProps) {
  const hints = useOpenedHints(data.openedHints);
  return (
    <section aria-labelledby="item">
      <h2 id="item" className="mb-5 text-h2">
        {title}
      </h2>
      <QuestionBar data={data} hints={hints} />
      <div className="mt-9">
        <TryProblem data={data} />
      </div>
    </section>
  );
}
