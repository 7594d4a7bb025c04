import type { Toast } from '@abhyas/contract/messages';
import { useQueryClient } from '@tanstack/react-query';

import { showToast } from '../ui/toasts.ts';

/** What all that the money desk asks for is kept under. */
export const MONEY = ['admin', 'money'] as const;

/** Money moved: whatever the desk shows may stand differently now. */
export function useAfterDeed() {
  const client = useQueryClient();
  return (toast: Toast) => {
    showToast(toast);
    return client.invalidateQueries({ queryKey: MONEY });
  };
}
