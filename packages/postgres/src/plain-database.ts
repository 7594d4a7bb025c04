/** What to write instead of a URL that `isPlainDatabase`. */
export const PLAIN_DATABASE =
  'another host is reached with sslmode=verify-full at the end of the URL (sslmode=disable says that nobody else is on that network)';

/** True of a database on another host when nothing is said of encrypting what travels there (ASVS 12.3.1). */
export function isPlainDatabase(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  const onThisMachine = /^(?:localhost|127\.[\d.]+|\[?::1\]?|\/.*|)$/.test(host);
  return (
    !onThisMachine && !/^(?:verify-full|verify-ca|require|disable)$/.test(searchParams.get('sslmode') ?? '')
  );
}
