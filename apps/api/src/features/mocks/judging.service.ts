import { judgingOf } from '../exams/judging.service.ts';
import { dropProgram, findWaitingPrograms } from './programs.store.ts';

/** Brings the programs of attempts that are over to the runners, as what is handed in in exams. */
export const {
  wakeJudging,
  planJudging,
  judgingTask: mockJudgingTask,
} = judgingOf({ name: 'mocks.judge', find: findWaitingPrograms, drop: dropProgram });
