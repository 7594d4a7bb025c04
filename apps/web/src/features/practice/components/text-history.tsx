import type { CodeKey } from '@abhyas/languages/code-keys';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { SyncedText } from '../../../lib/synced-text/synced-text.ts';
import { showErrors } from '../../../ui/error-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { downloadHistory, historyQuery } from '../practice.queries.ts';
import { MarkList, MomentSlider } from '../../replay/components/moments.tsx';
import { saidOf } from '../../replay/moments-words.ts';
import { historyOf, type HistoryParts } from '../../replay/moments.rules.ts';
import { TextDiff } from './text-diff.tsx';
import { replayTexts } from '../../replay/replay-texts.ts';

type Props = {
  readonly assetId: string;
  readonly languageKey: CodeKey;
  readonly text: SyncedText;
  readonly onRestored: () => void;
};

/** How a text came about: a slider over its moments, what stands out among them, and the way back to any. */
export function TextHistory({ assetId, languageKey, text, onRestored }: Props) {
  const query = useQuery(historyQuery({ assetId, languageKey, text }));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
      {(parts) => (
        <Replay
          {...{ text, onRestored, parts }}
          onDownload={() => void downloadHistory(assetId, languageKey).catch(showErrors)}
        />
      )}
    </Loaded>
  );
}

type ReplayProps = Pick<Props, 'text' | 'onRestored'> & {
  readonly parts: HistoryParts;
  readonly onDownload: () => void;
};

function Replay({ text, onRestored, parts, onDownload }: ReplayProps) {
  const history = useMemo(() => historyOf(parts), [parts]);
  const [chosen, setChosen] = useState(history.length - 1);
  const words = replayTexts();
  const moment = history[chosen];
  if (!moment) return <p className="text-soft">{words.noHistory}</p>;
  const [code, now] = [moment.code(), text.code];
  return (
    <div>
      <MomentSlider history={history} chosen={chosen} onChoose={setChosen} />
      <output className="block font-[600]" aria-live="off">
        {saidOf(moment)}
      </output>
      {code === now ? (
        <p className="mt-2 text-soft">{words.same}</p>
      ) : (
        <TextDiff before={code} after={now} legend={words.legend} />
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="primary"
          disabled={code === now}
          onClick={() => void text.restore(code).then(onRestored, showErrors)}
        >
          {words.restore}
        </Button>
        <Button onClick={onDownload}>{words.download}</Button>
      </div>
      <MarkList history={history} chosen={chosen} onChoose={setChosen} />
    </div>
  );
}
