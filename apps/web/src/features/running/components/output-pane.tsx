import type { ExecuteReply } from '@abhyas/contract/running';

import { sizes } from '../../../config.ts';
import { texts } from '../../../lib/texts.ts';
import { Editor } from '../../../ui/editor/editor.tsx';
import { rawOutputOf } from '../run.rules.ts';

type Props = {
  /** The run whose output is shown; null before the first. */
  readonly reply: ExecuteReply | null;
  readonly height?: number;
};

/** The raw output of a run, as the program printed it (PRACTICE-12). */
export function OutputPane({ reply, height = sizes.rawOutputHeight }: Props) {
  const shown = reply ? rawOutputOf(reply) || texts.running.silent : texts.running.beforeOutput;
  return <Editor value={shown} language="plain" label={texts.running.tabs.raw} height={height} readOnly />;
}
