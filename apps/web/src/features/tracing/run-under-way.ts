import { createContext } from 'react';

/** Whether a run of this learner is under way: until it has ended, steps of another would be refused (TRACING-17). */
export const RunUnderWay = createContext(false);
