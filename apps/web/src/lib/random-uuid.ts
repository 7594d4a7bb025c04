const VERSION_AT = 6;
const VARIANT_AT = 8;

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where the page came over plain HTTP, as in a
 * lab's own network.
 */
export function randomUuid(): string {
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    if (index === VERSION_AT) return 0x40 | (byte & 0x0f);
    return index === VARIANT_AT ? 0x80 | (byte & 0x3f) : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [[0, 8], [8, 12], [12, 16], [16, 20], [20]].map((part) => hex.slice(...part)).join('-');
}
