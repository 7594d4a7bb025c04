import { useQueryClient } from '@tanstack/react-query';

import { texts } from '../../lib/texts.ts';
import { showToast } from '../../ui/toasts.ts';

/** All runs of the page. */
export const RUN_KEY = ['run'];

/**
 * Starts a run, unless another one is in progress anywhere on the page (RUNNING-4). That is asked in the moment:
 * what was last drawn may be older than the second of two quick keys.
 */
export function useOneRunAtATime(): (start: () => void) => void {
  const client = useQueryClient();
  return (start) => {
    if (client.isMutating({ mutationKey: RUN_KEY }) === 0) start();
    else showToast({ msg: texts.running.denied.busy, type: 'error' });
  };
}
