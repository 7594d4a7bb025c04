import type { ReactNode } from 'react';

export type MenuItem = {
  readonly name: string;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
};
