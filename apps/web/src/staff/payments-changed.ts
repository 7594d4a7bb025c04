import type { Toast } from '@abhyas/contract/messages';
import { useQueryClient } from '@tanstack/react-query';

import { showToast } from '../ui/toasts.ts';

/** What all that the payments console asks for is kept under. */
export const MONEY = ['admin', 'money'] as const;

/** Money moved: whatever the payments console shows may be different now. */
export function useAfterChange() {
  const client = useQueryClient();
  return (toast: Toast) => {
    showToast(toast);
    return client.invalidateQueries({ queryKey: MONEY });
  };
}
