import {
  cancelAnnouncement,
  listAnnouncements,
  listAudiences,
  previewAnnouncement,
  sendAnnouncement,
  testAnnouncement,
  type AnnouncementText,
  type Audience,
} from '@abhyas/contract/announcements.staff';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call } from '../../../lib/api-client.ts';
import { refreshEvery } from '../../../lib/refresh-every.ts';

const KEY = ['admin', 'notify'] as const;
/** How often one that is under way is asked how far it is. */
const REFRESH_MS = 3000;

export const audiencesQuery = queryOptions({
  queryKey: [...KEY, 'audiences'],
  queryFn: () => call(listAudiences, {}),
});

export const announcementsQuery = queryOptions({
  queryKey: [...KEY, 'list'],
  queryFn: async () => (await call(listAnnouncements, {})).announcements,
  refetchInterval: refreshEvery(REFRESH_MS),
});

/** Who would be told; asks nothing while the audience is not complete. */
export const previewQuery = (audience: Audience | undefined) =>
  queryOptions({
    queryKey: [...KEY, 'preview', audience],
    queryFn: () => call(previewAnnouncement, { body: { audience: audience ?? { kind: 'all' } } }),
    enabled: audience !== undefined,
    // What is shown is what is told: never somebody else's names, and never those of a while ago.
    staleTime: 0,
  });

type Request = AnnouncementText & {
  readonly id: string;
  readonly audience: Audience;
  readonly set: string;
  readonly sendAt?: string;
};

export function useSend() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request) => call(sendAnnouncement, { body }),
    // Also when it was refused: who is told may have changed.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

export function useTest() {
  return useMutation({ mutationFn: (body: AnnouncementText) => call(testAnnouncement, { body }) });
}

export function useCancel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelAnnouncement, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: announcementsQuery.queryKey }),
  });
}
