import type { FirstModule } from '@abhyas/contract/syllabus';
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Navigate, useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { AssetPane } from '../../learning/components/asset-pane.tsx';
import { lessonPath } from '../../learning/learning.rules.ts';
import { KeepWork } from '../components/keep-work.tsx';
import { VisitorProblem } from '../components/visitor-problem.tsx';
import { firstModuleQuery } from '../syllabus.queries.ts';
import { coursePath, firstItemPath } from '../syllabus.rules.ts';
import { VisitorMode } from '../visitor-mode.tsx';

/** /courses/{topicId}/{assetId} (LEARNING-62): a free item of the first module of a course, without an account. */
export function FirstItemPage() {
  const { topicId = '', assetId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(firstModuleQuery(topicId));
  return (
    <Page
      title={query.data?.module.title ?? texts.learning.learn.title}
      onBack={() => void navigate(coursePath(topicId))}
    >
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {(first) => (
          <VisitorMode>
            <FirstItem key={assetId} first={first} topicId={topicId} assetId={assetId} />
          </VisitorMode>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { readonly first: FirstModule; readonly topicId: string; readonly assetId: string };

function FirstItem({ first: { module, problems }, topicId, assetId }: Props) {
  const free = module.assets.filter(({ owned }) => owned);
  const at = free.findIndex((each) => each.assetId === assetId);
  const asset = free[at];
  if (!asset) return <Navigate to="/notfound" replace />;
  const next = free[at + 1];
  const problem = problems[assetId];
  return (
    <div className="max-w-4xl">
      {problem ? (
        <VisitorProblem
          assetId={assetId}
          topicId={topicId}
          within={asset.shared && asset.subtopicId}
          data={problem}
        />
      ) : (
        <>
          <AssetPane asset={asset} detail={module} resume={false} />
          <KeepWork next={lessonPath(asset.subtopicId, assetId)} text={texts.syllabus.keepProgress} />
        </>
      )}
      {next && (
        <p className="mt-6 text-right">
          <ButtonLink
            to={firstItemPath(topicId, next.assetId)}
            icon={<ArrowRight size={18} aria-hidden="true" />}
            variant="primary"
          >
            {texts.learning.next}: {next.type === 'mcqs' ? texts.learning.reviewQuiz : next.title}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
