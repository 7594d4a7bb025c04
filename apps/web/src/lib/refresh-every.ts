/**
 * Asks again every so many milliseconds for what is shown. What has never come is asked for by Try again alone: each
 * asking would take the words away that say so.
 */
export const refreshEvery =
  (ms: number) =>
  ({ state }: { readonly state: { readonly data: unknown } }): number | false =>
    state.data === undefined ? false : ms;
