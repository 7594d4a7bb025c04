import type { Asset, SubtopicDetail } from '@abhyas/contract/learning';

import { InLanguage } from '../../../ui/in-language.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ProblemPane } from './problem-pane.tsx';
import { QuizPane } from './quiz-pane.tsx';
import { TextPane } from './text-pane.tsx';

// Most items are texts that one may read, which need neither.
const PremiumPane = lazyPart(async () => (await import('./premium-pane.tsx')).PremiumPane);
const VideoPane = lazyPart(
  async () => (await import('./video-pane.tsx')).VideoPane,
  () => <Skeleton className="aspect-video" />,
);

type Props = {
  readonly asset: Asset;
  readonly detail: SubtopicDetail;
  /** Go on at the remembered place rather than at the top. */
  readonly resume: boolean;
  /** Opens what comes next; absent at the very end. */
  readonly onContinue?: () => void;
};

/** One asset by its type (LEARNING-8). */
export function AssetPane({ asset, detail, ...how }: Props) {
  if (!asset.owned || !asset.assetData) return <PremiumPane topic={detail.topic} />;
  return (
    <InLanguage language={asset.language}>
      <Pane asset={asset} {...how} />
    </InLanguage>
  );
}

function Pane({ asset, resume, onContinue }: Omit<Props, 'detail'>) {
  switch (asset.type) {
    case 'mcqs':
      return <QuizPane asset={asset} />;
    case 'video':
      return <VideoPane asset={asset} />;
    case 'text':
      return <TextPane asset={asset} resume={resume} onContinue={onContinue} />;
    case 'problem':
      return <ProblemPane asset={asset} />;
  }
}
