import { crc32, inflateSync } from 'node:zlib';

export type Png = { readonly width: number; readonly height: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of a chunk: its length, its name, and at its end a checksum. */
const FRAME = { length: 4, name: 4, checksum: 4 } as const;
/** Samples of a pixel by the kind of colour, and how many bits each may have. */
const COLOURS: ReadonlyMap<number, { readonly samples: number; readonly depths: readonly number[] }> =
  new Map([
    [0, { samples: 1, depths: [1, 2, 4, 8] }],
    [2, { samples: 3, depths: [8] }],
    [3, { samples: 1, depths: [1, 2, 4, 8] }],
    [4, { samples: 2, depths: [8] }],
    [6, { samples: 4, depths: [8] }],
  ]);
/** Chunks that say how a picture looks; all others are left out, with whatever is written in them. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

type Chunk = { readonly name: string; readonly data: Buffer; readonly whole: Buffer };

/** The chunks up to the end of the picture; undefined for what is no PNG, or a damaged one. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + FRAME.length + FRAME.name + FRAME.checksum <= bytes.length) {
    const begins = at + FRAME.length + FRAME.name;
    const ends = begins + bytes.readUInt32BE(at);
    if (ends + FRAME.checksum > bytes.length) return undefined;
    const named = bytes.subarray(at + FRAME.length, ends);
    if (crc32(named) !== bytes.readUInt32BE(ends)) return undefined;
    const name = named.toString('latin1', 0, FRAME.name);
    const whole = bytes.subarray(at, ends + FRAME.checksum);
    chunks.push({ name, data: bytes.subarray(begins, ends), whole });
    if (name === 'IEND') return chunks;
    at = ends + FRAME.checksum;
  }
  return undefined;
}

type Head = Png & { readonly rowBytes: number };

function headOf(chunks: readonly Chunk[]): Head | undefined {
  const [first] = chunks;
  if (first?.name !== 'IHDR' || first.data.length !== 13) return undefined;
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, ...rest] = first.data.subarray(8);
  const known = COLOURS.get(colour);
  // Rest: how it is compressed and filtered, and whether it comes in passes, as the library for documents cannot read.
  if (!known?.depths.includes(depth) || rest.some((each) => each !== 0)) return undefined;
  const needsPalette = colour === 3 && !chunks.some(({ name }) => name === 'PLTE');
  if (needsPalette) return undefined;
  return { width, height, rowBytes: 1 + Math.ceil((width * known.samples * depth) / 8) };
}

/**
 * A PNG as it is kept: its size, and its bytes without anything that is not the picture. Undefined for what is none, is
 * damaged, or is larger inside than its head says; nothing larger than `pixelsMax` a side is unpacked.
 */
export function checkedPng(bytes: Buffer, pixelsMax: number): (Png & { readonly bytes: Buffer }) | undefined {
  const chunks = chunksOf(bytes);
  const head = chunks && headOf(chunks);
  if (!chunks || !head || Math.max(head.width, head.height) > pixelsMax) return undefined;
  const packed = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data));
  const expected = head.rowBytes * head.height;
  if (expected === 0 || unpackedLength(packed, expected) !== expected) return undefined;
  const kept = chunks.filter(({ name }) => KEPT.has(name)).map(({ whole }) => whole);
  return { width: head.width, height: head.height, bytes: Buffer.concat([SIGNATURE, ...kept]) };
}

/** How long it is unpacked; undefined for what cannot be unpacked, or is longer than that. */
function unpackedLength(packed: Buffer, most: number): number | undefined {
  try {
    return inflateSync(packed, { maxOutputLength: most }).length;
  } catch {
    return undefined;
  }
}
