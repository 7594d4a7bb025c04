import { listClassTeachers, setClassTeachers } from '@abhyas/contract/classes-people.staff';
import type { CallInput } from '@abhyas/contract/call';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { showToast } from '../../../ui/toasts.ts';
import { CLASSES_KEY, useRefresh } from './classes.queries.ts';

const words = staffMessages.classes.teachers;

export const teachersQuery = (batchId: string) =>
  queryOptions({
    queryKey: [...CLASSES_KEY, 'teachers', batchId],
    queryFn: () => call(listClassTeachers, { params: { batchId } }),
    staleTime: 0,
    gcTime: 0,
  });

export type Naming = CallInput<typeof setClassTeachers>['body'];

export function useNameTeachers(batchId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Naming) => call(setClassTeachers, { params: { batchId }, body }),
    onSuccess: (_, { everyTeacher }) => {
      showToast(everyTeacher ? words.savedForAll : words.saved);
      return refresh();
    },
  });
}
