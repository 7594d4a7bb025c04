/** What somebody agrees to by signing up. Change the version together with the texts it stands for. */
export const TERMS = { document: 'terms-and-privacy-policy', version: '2026-11-21' } as const;
