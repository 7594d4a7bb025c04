/** The host a program runs on: the words before its command, and the address at which others reach it. */
export type Host = { readonly prefix: readonly string[]; readonly ip: string };

export const LOOPBACK: Host = { prefix: [], ip: '127.0.0.1' };
