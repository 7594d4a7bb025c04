/**
 * Asks again every so many milliseconds for what is shown. Data that never arrived is fetched again only by Try again:
 * each automatic attempt would remove the message that says so.
 */
export const refreshEvery =
  (ms: number) =>
  ({ state }: { readonly state: { readonly data: unknown } }): number | false =>
    state.data === undefined ? false : ms;
