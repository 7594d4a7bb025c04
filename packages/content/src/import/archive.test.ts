import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FaultList } from '../files/faults.ts';
import { ARCHIVE_LIMITS, type Budget, readArchive, writeArchive } from './archive.ts';

type Entry = {
  readonly name: string | Buffer;
  readonly data?: Buffer;
  readonly mode?: number;
  readonly claimedSize?: number;
};

/** A zip as a hostile hand would write it: every field is what the test says. */
function zipOf(entries: readonly Entry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, data = Buffer.from('x'), mode = 0o100644, claimedSize = data.length } of entries) {
    const bytes = Buffer.from(name);
    const packed = deflateRawSync(data);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(bytes.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE((3 << 8) | 20, 4);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(crc32(data), 16);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(claimedSize, 24);
    central.writeUInt16LE(bytes.length, 28);
    central.writeUInt32LE((mode << 16) >>> 0, 38);
    central.writeUInt32LE(offset, 42);
    locals.push(local, bytes, packed);
    centrals.push(central, bytes);
    offset += 30 + bytes.length + packed.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

async function faultsOf(bytes: Uint8Array, budget?: Budget): Promise<string> {
  const faults = new FaultList();
  const files = await readArchive({ name: 'a.zip', bytes }, faults, budget);
  expect(files).toBeNull();
  return faults
    .sorted()
    .map(({ file, message }) => `${file}: ${message}`)
    .join('\n');
}

describe('reading an archive', () => {
  it('gives back what was packed, without what systems leave behind', async () => {
    const files = new Map([
      ['a/1.in', Buffer.from('1\n')],
      ['नमस्ते.txt', Buffer.from('x')],
      ['__MACOSX/a/._1.in', Buffer.from('junk')],
      ['.DS_Store', Buffer.from('junk')],
    ]);
    const faults = new FaultList();
    const read = await readArchive({ name: 'a.zip', bytes: await writeArchive(files) }, faults);
    expect([...(read?.keys() ?? [])]).toEqual(['a/1.in', 'नमस्ते.txt']);
    expect(Buffer.from(read?.get('a/1.in') ?? []).toString()).toBe('1\n');
  });

  it.each([
    '../evil',
    'a/../../evil',
    '/etc/passwd',
    'C:/windows',
    'a\\..\\..\\evil',
    'a//b',
    'a\nb',
    'a\u202Egpj.exe',
  ])('refuses the name %j, which would leave its folder', async (name) => {
    expect(await faultsOf(zipOf([{ name }]))).toMatch(/leads out of the archive/);
  });

  it('reports a name with a NUL without the NUL, which no database would store', async () => {
    expect(await faultsOf(zipOf([{ name: 'a\0b' }]))).toMatch(/a\.zip\/a\uFFFDb: .*no plain path/);
  });

  it('reports a name of 60,000 letters by its beginning', async () => {
    const said = await faultsOf(zipOf([{ name: '🪔'.repeat(15_000) }]));
    expect(said).toMatch(/too long/);
    expect(said.length).toBeLessThan(500);
    expect(said.isWellFormed()).toBe(true);
  });

  it('refuses links and devices', async () => {
    expect(await faultsOf(zipOf([{ name: 'link', mode: 0o120777 }]))).toMatch(/a\.zip\/link: This is a link/);
    expect(await faultsOf(zipOf([{ name: 'pipe', mode: 0o010644 }]))).toMatch(/a link or a device/);
  });

  it('refuses two files of one name, also when they differ in capitals only, and a file that is a folder', async () => {
    expect(await faultsOf(zipOf([{ name: 'a' }, { name: 'a' }]))).toMatch(/two files of this name/);
    expect(await faultsOf(zipOf([{ name: 'Readme.txt' }, { name: 'README.TXT' }]))).toMatch(/two files/);
    expect(await faultsOf(zipOf([{ name: 'a' }, { name: 'a/b' }]))).toMatch(/a file and a folder/);
  });

  it('refuses a bomb by what it claims, and by what it does', async () => {
    const claims = { name: 'big', claimedSize: ARCHIVE_LIMITS.fileBytes + 1 };
    expect(await faultsOf(zipOf([claims]))).toMatch(/larger than 64 MB/);
    const lies = { name: 'liar', data: Buffer.alloc(10_000_000), claimedSize: 10 };
    expect(await faultsOf(zipOf([lies]))).toMatch(/damaged/);
    const budget = { files: 10, bytes: 2500 };
    const many = ['a', 'b', 'c'].map((name) => ({ name, data: Buffer.alloc(1000) }));
    expect(await faultsOf(zipOf(many), budget)).toMatch(/more than 60000 files or 192 MB/);
    const crowd = Array.from({ length: 101 }, (_, index) => ({ name: `f${index}` }));
    expect(await faultsOf(zipOf(crowd), { files: 100, bytes: 2500 })).toMatch(/more than 60000 files/);
  });

  it('says which names are not UTF-8, and what is no archive at all', async () => {
    expect(await faultsOf(zipOf([{ name: Buffer.from([0x66, 0xfc, 0x72]) }]))).toMatch(/not UTF-8/);
    expect(await faultsOf(Buffer.from('PK but not really'))).toMatch(/cannot be read as a zip archive/);
    const whole = await writeArchive(new Map([['a', Buffer.from('hello hello hello')]]));
    const cut = Buffer.concat([whole.subarray(0, 34), Buffer.from([0xff, 0xff]), whole.subarray(36)]);
    expect(await faultsOf(cut)).toMatch(/damaged/);
  });
});
