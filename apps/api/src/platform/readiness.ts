/** One thing the product cannot work without. */
export type Readiness = { readonly name: string; readonly check: () => Promise<boolean> };
