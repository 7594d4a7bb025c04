import type { ReactNode } from 'react';

export type DialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** One sentence that screen readers say with the title. */
  readonly description?: string;
  /** `wide` has room for code. */
  readonly size?: 'small' | 'large' | 'wide';
  readonly children?: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
};
