import { useQueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Props for a link that fetches what it leads to as soon as somebody reaches for it. */
type Prefetching = {
  readonly onPointerEnter: () => void;
  readonly onTouchStart: () => void;
  readonly onFocus: () => void;
};

/** Fetches `query` when a link is hovered, touched or focused, so that its screen is there at once. */
export function usePrefetch(): <T, K extends QueryKey>(
  query: FetchQueryOptions<T, Error, T, K>,
) => Prefetching {
  const client = useQueryClient();
  return (query) => {
    const fetch = () => void client.prefetchQuery(query);
    return { onPointerEnter: fetch, onTouchStart: fetch, onFocus: fetch };
  };
}
