import type { Asset, SubtopicDetail } from '@abhyas/contract/learning';

import { InLanguage } from '../../../ui/in-language.tsx';
import { PremiumPane } from './premium-pane.tsx';
import { ProblemPane } from './problem-pane.tsx';
import { QuizPane } from './quiz-pane.tsx';
import { TextPane } from './text-pane.tsx';
import { VideoPane } from './video-pane.tsx';

type Props = {
  readonly asset: Asset;
  readonly detail: SubtopicDetail;
  /** Go on at the remembered place rather than at the top. */
  readonly resume: boolean;
};

/** One asset by its type (LEARNING-8). */
export function AssetPane({ asset, detail, resume }: Props) {
  if (!asset.owned || !asset.assetData) return <PremiumPane topic={detail.topic} />;
  return (
    <InLanguage language={asset.language}>
      <Pane asset={asset} resume={resume} />
    </InLanguage>
  );
}

function Pane({ asset, resume }: Omit<Props, 'detail'>) {
  switch (asset.type) {
    case 'mcqs':
      return <QuizPane asset={asset} />;
    case 'video':
      return <VideoPane asset={asset} />;
    case 'text':
      return <TextPane asset={asset} resume={resume} />;
    case 'problem':
      return <ProblemPane asset={asset} />;
  }
}
