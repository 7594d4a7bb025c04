/** Where releases before decision 0183 kept what was not sent. */
export const JOURNAL = 'abhyas';

export async function hasJournal(): Promise<boolean> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === JOURNAL);
}
