import { timings } from '../../config.ts';

/** How long after one request with a text the next is sent, while its learner goes on typing. */
let sendMs: number = timings.autosaveMs;

export const sendEveryMs = (): number => sendMs;

/** While somebody looks at what is written, it is sent more often. @returns what ends it */
export function hurry(): () => void {
  sendMs = timings.watchedSaveMs;
  return () => {
    sendMs = timings.autosaveMs;
  };
}
