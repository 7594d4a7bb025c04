import { staffMessages } from '@abhyas/contract/messages.staff';

import { Button } from '../ui/button.tsx';

type Props = {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
};

/** Fetches the next page of a list, while there is one. */
export function MoreButton({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  if (!hasNextPage) return null;
  return (
    <Button className="mt-6" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {staffMessages.shell.more}
    </Button>
  );
}
