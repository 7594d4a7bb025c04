import { currentUser } from '@abhyas/contract/auth';
import type { Call } from '@abhyas/contract/call';
import { catalogue, getProgress, subtopicDetail, today, topicDetail } from '@abhyas/contract/learning';
import { problem, problems } from '@abhyas/contract/practice';
import { getSettings } from '@abhyas/contract/settings';

/**
 * By the path of a screen: what its first view asks of the server. public/early.js asks for it while the
 * program is still on its way, and lib/early-answers.ts hands the answers on. Only calls that read; their
 * parameters are those of the path. What screens show that are opened later: src/app/screen-answers.ts.
 */
const OF_SCREEN: Readonly<Record<string, readonly Call[]>> = {
  '/dashboard': [getProgress, today],
  '/learn': [catalogue, getProgress],
  '/learn/:topicId': [topicDetail],
  '/learn/:subtopicId/:assetId': [subtopicDetail],
  '/practise': [problems, getProgress],
  '/practise/:from/:assetId': [problem, getSettings],
};

/** Methods and addresses of calls, with the names of the screen's parameters in them. */
export function callsAhead(screen: string): readonly string[] {
  const calls = OF_SCREEN[screen];
  return calls === undefined ? [] : [currentUser, ...calls].map(({ method, path }) => `${method} ${path}`);
}
