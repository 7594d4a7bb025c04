import type { Asset } from '@abhyas/contract/learning';
import Check from 'lucide-react/icons/check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import { useRef } from 'react';

import { countText } from '../../../lib/counts.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useFinishAsset } from '../learning.queries.ts';
import { useReadingPlace } from '../use-reading-place.ts';
import { ExerciseCount } from '../../exercise/components/exercise-count.tsx';
import { RichText } from './rich-text.tsx';

type Props = {
  readonly asset: Asset;
  readonly resume: boolean;
  /** Opens what comes next; absent at the very end. */
  readonly onContinue: (() => void) | undefined;
};

/** A text with Mark as Complete, which disappears once finished (LEARNING-16). */
export function TextPane({ asset, resume, onContinue }: Props) {
  const finish = useFinishAsset();
  const article = useRef<HTMLElement>(null);
  useReadingPlace(article, { assetId: asset.assetId, resume });
  const { readingMinutes, text = '' } = asset.assetData ?? {};
  return (
    <article ref={article} aria-labelledby="item">
      <h2 id="item" className="text-h2">
        {asset.title}
      </h2>
      {readingMinutes !== undefined && (
        <p className="mt-1.5 mb-6 flex items-center gap-2 text-small text-soft">
          <Clock size={15} aria-hidden="true" />
          {countText(texts.learning.readingTime, readingMinutes)}
        </p>
      )}
      <ExerciseCount html={text} assetId={asset.assetId} />
      <RichText html={text} assetId={asset.assetId} />
      <div data-print="hidden" className="mt-9">
        {asset.finished ? (
          <p className="flex items-center gap-2 font-[560] text-good">
            <CircleCheck size={20} aria-hidden="true" />
            {texts.learning.finished}
          </p>
        ) : (
          <div className="flex flex-wrap gap-3">
            {onContinue && (
              <Button
                variant="primary"
                icon={<Check size={18} aria-hidden="true" />}
                onClick={() => {
                  finish(asset);
                  onContinue();
                }}
              >
                {texts.learning.completeAndContinue}
              </Button>
            )}
            <Button variant={onContinue ? 'secondary' : 'primary'} onClick={() => finish(asset)}>
              {texts.learning.markComplete}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}
