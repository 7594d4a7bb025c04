export type NamedFile = { readonly path: string; readonly file: Blob };

/** Deflate, and names in UTF-8. */
const METHOD = 8;
const UTF8_NAMES = 0x0800;
const VERSION = 20;

/** Packs a folder that was chosen in the browser, so that it goes up as one file. */
export async function zipOfFiles(
  files: readonly NamedFile[],
  onPacked: (files: number) => void,
): Promise<Blob> {
  const bodies: Blob[] = [];
  const heads: BlobPart[] = [];
  let offset = 0;
  for (const [index, { path, file }] of files.entries()) {
    const name = new TextEncoder().encode(path);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const packed = await deflated(file);
    const about = { crc: crc32(bytes), packed: packed.byteLength, size: bytes.length, name: name.length };
    const local = localHeader(about);
    bodies.push(new Blob([local, name, packed]));
    heads.push(centralHeader(about, offset), name);
    offset += local.byteLength + name.length + packed.byteLength;
    onPacked(index + 1);
  }
  const directory = new Blob(heads);
  return new Blob([...bodies, directory, endOf(files.length, directory.size, offset)]);
}

function deflated(file: Blob): Promise<ArrayBuffer> {
  return new Response(file.stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
}

type About = {
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Length of the name in bytes. */
  readonly name: number;
};

/** Fields of 2 and 4 bytes, one after the other, as the format of zip files lists them. */
function record(fields: readonly (readonly [bytes: 2 | 4, value: number])[]): ArrayBuffer {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return view.buffer;
}

type Fields = readonly (readonly [2 | 4, number])[];

/** Version, flags, method, time and date, checksum and sizes, which both headers share. */
function shared({ crc, packed, size, name }: About): Fields {
  return [
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, METHOD],
    [4, 0],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name],
    [2, 0],
  ];
}

function localHeader(about: About): ArrayBuffer {
  return record([[4, 0x04034b50], ...shared(about)]);
}

function centralHeader(about: About, offset: number): ArrayBuffer {
  return record([
    [4, 0x02014b50],
    [2, VERSION],
    ...shared(about),
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ]);
}

function endOf(files: number, size: number, offset: number): ArrayBuffer {
  return record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files],
    [2, files],
    [4, size],
    [4, offset],
    [2, 0],
  ]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
