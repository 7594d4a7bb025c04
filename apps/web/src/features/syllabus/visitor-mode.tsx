import { tryProgram } from '@abhyas/contract/running-trial';
import type { LanguageIndex } from '@abhyas/languages/index';
import type { ReactNode } from 'react';

import { call } from '../../lib/api-client.ts';
import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { Preview, type PreviewMode } from '../../lib/preview.ts';
import { SendRun, type Sending } from '../running/send-run.ts';

/** Programs run as on the landing page: for everybody, within a visitor's limits, and nothing of them is kept. */
const send: Sending = ({ code, language, ctestcase }, signal) => {
  const body = { code, language: language as LanguageIndex, input: ctestcase ?? '' };
  return call(tryProgram, { body }, { signal });
};

const nothingIsKept: PreviewMode = { refuse: () => showToast(texts.syllabus.notKept) };

/** Around what a visitor reads and tries: it works, and says that an account would keep it. */
export function VisitorMode({ children }: { readonly children: ReactNode }) {
  return (
    <Preview value={nothingIsKept}>
      <SendRun value={send}>{children}</SendRun>
    </Preview>
  );
}
