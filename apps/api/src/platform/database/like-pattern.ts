/** What somebody typed as a pattern for LIKE that finds it anywhere: its wildcards are plain letters. */
export function containsPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
