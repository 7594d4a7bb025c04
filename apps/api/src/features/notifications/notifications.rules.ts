/** Only a path of our own may be linked: one slash, then no second one and no backslash. */
export function isOwnPath(url: string): boolean {
  return /^\/(?:[^\s\\/][^\s\\]*)?$/.test(url);
}
