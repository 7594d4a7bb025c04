/** Where a program stands: the words before its command, and the address at which others reach it. */
export type Place = { readonly prefix: readonly string[]; readonly ip: string };

export const LOOPBACK: Place = { prefix: [], ip: '127.0.0.1' };
