import { fill } from '@abhyas/contract/fill';
import { listLtiCourses, readLtiRoster } from '@abhyas/contract/lti.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { showToast } from '../../../ui/toasts.ts';

const words = staffMessages.lti;

const coursesQuery = (batchId: string) =>
  queryOptions({
    queryKey: ['admin', 'lti', 'courses', batchId],
    queryFn: () => call(listLtiCourses, { params: { batchId } }),
  });

type Props = { readonly batchId: string; readonly onRead: (csv: string) => void };

/** Fetches the list of learners of a class's course; nothing where no course opens its assignments. */
export function RosterButton({ batchId, onRead }: Props) {
  const { data } = useQuery(coursesQuery(batchId));
  const platform = [...new Set(data?.courses.map((course) => course.platform))].join(', ');
  const read = useMutation({
    mutationFn: () => call(readLtiRoster, { params: { batchId } }),
    onSuccess: ({ csv, withoutAddress: count }) => {
      const { msg, type } = words.rosterPartly;
      showToast(count === 0 ? words.rosterRead : { msg: fill(msg, { count, platform }), type });
      onRead(csv);
    },
    onError: showErrors,
  });
  if (platform === '') return null;
  return (
    <Button busy={read.isPending} onClick={() => read.mutate()}>
      {fill(words.roster, { platform })}
    </Button>
  );
}
