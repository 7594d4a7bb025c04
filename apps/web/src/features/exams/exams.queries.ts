import { listExams, readExam } from '@abhyas/contract/exams';
import { queryOptions } from '@tanstack/react-query';

import { read } from '../../lib/read.ts';
import { refreshEvery } from '../../lib/refresh-every.ts';
import { openPacket, readStanding, type Name } from './packet.ts';

/** What changes for a learner is to be seen within 5 s (EXAMS-6). */
export const LOOK_MS = 4000;

/** The exams of the learner's classes. */
export const examsQuery = queryOptions({
  queryKey: ['exams'],
  ...read(listExams, {}),
  staleTime: LOOK_MS,
  refetchInterval: refreshEvery(LOOK_MS),
});

export const examQuery = (id: string) =>
  queryOptions({
    queryKey: ['exams', id],
    ...read(readExam, { params: { id } }),
    staleTime: 0,
    refetchInterval: refreshEvery(LOOK_MS),
  });

/** The workspace, also without a connection; null: this device cannot open the problems yet. */
export const workspaceQuery = (name: Name) =>
  queryOptions({
    queryKey: ['exams', name.id, 'desk', name.accountId],
    queryFn: async () => {
      const exam = await readStanding(name);
      return { exam, packet: (await openPacket(name, exam.version)) ?? null };
    },
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
