const UTF_16 = { le: [0xff, 0xfe], be: [0xfe, 0xff] } as const;

/** The text of a file that a spreadsheet wrote: UTF-8, or UTF-16 with its mark. Null when it is neither. */
export function textOfFile(bytes: ArrayBuffer): string | null {
  const [first, second] = new Uint8Array(bytes);
  for (const order of ['le', 'be'] as const) {
    const mark = UTF_16[order];
    if (first === mark[0] && second === mark[1]) return new TextDecoder(`utf-16${order}`).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a learner of a list is called: by the college's name, or else by the address. */
export function memberName({ name, email }: { readonly name: string; readonly email: string }): string {
  return name || email;
}
