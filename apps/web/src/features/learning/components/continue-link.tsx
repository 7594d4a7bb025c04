import type { ReactNode } from 'react';

import { texts } from '../../../lib/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { LearnState } from '../learning.rules.ts';

const RESUME: LearnState = { resume: true };

/** The way back to where the learner was, at the very place; says that it was found again (LEARNING-33). */
export function ContinueLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  return (
    <ButtonLink to={to} state={RESUME} variant="primary" onClick={() => showToast(texts.learning.restored)}>
      {children ?? texts.learning.dashboard.continueSession}
    </ButtonLink>
  );
}
