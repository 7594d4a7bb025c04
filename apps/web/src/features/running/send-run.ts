import { execute, type ExecuteReply, type ExecuteRequest } from '@abhyas/contract/running';
import { createContext } from 'react';

import { call } from '../../lib/api-client.ts';

export type Sending = (request: ExecuteRequest, signal: AbortSignal) => Promise<ExecuteReply>;

/** Where programs are sent to be run: as the learner's own, unless what is around them says otherwise. */
export const SendRun = createContext<Sending>((body, signal) => call(execute, { body }, { signal }));
