import type { Random } from '../../random.ts';
import { plainSigns } from '../answers.ts';
import { type Field, type Instance, numberField, type Word } from './instance.ts';

/** The network of an address, all as numbers of 32 bits. */
export type Subnet = {
  readonly mask: number;
  readonly network: number;
  readonly broadcast: number;
  /** Addresses that a host may have. */
  readonly hosts: number;
};

/** @param prefix from 1 to 30 */
export function subnetOf(address: number, prefix: number): Subnet {
  const mask = (0xffffffff << (32 - prefix)) >>> 0;
  const network = (address & mask) >>> 0;
  return { mask, network, broadcast: (network | ~mask) >>> 0, hosts: 2 ** (32 - prefix) - 2 };
}

const octets = (address: number): number[] => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);

export function dotted(address: number): string {
  return octets(address).join('.');
}

function bits(address: number): string {
  return octets(address)
    .map((octet) => octet.toString(2).padStart(8, '0'))
    .join('.');
}

export function subnetInstance(random: Random): Instance {
  const head = random.pick([
    [10, random.int(0, 255)],
    [172, random.int(16, 31)],
    [192, 168],
  ]);
  const parts = [...head, random.int(0, 255), random.int(1, 254)];
  const drawn = parts.reduce((sum, part) => sum * 256 + part, 0);
  const prefix = random.pick([18, 19, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30]);
  const { mask, network, broadcast, hosts } = subnetOf(drawn, prefix);
  // The first and the last address of a network are no host's.
  const address = Math.min(Math.max(drawn, network + 1), broadcast - 1);
  const row = (word: Word, value: number) => [{ word }, dotted(value), bits(value)];
  return {
    given: [{ kind: 'sentence', word: 'host', values: { sum: `${dotted(address)}/${prefix}` } }],
    fields: [
      addressField('network', network),
      addressField('broadcast', broadcast),
      numberField('hosts', 'hosts', hosts),
    ],
    solution: [
      {
        kind: 'table',
        caption: 'bitByBit',
        head: [{ word: 'address' }, { word: 'decimal' }, { word: 'binary' }],
        rows: [row('host', address), row('mask', mask), row('network', network), row('broadcast', broadcast)],
      },
      { kind: 'sentence', word: 'hostCount', values: { bits: 32 - prefix, prefix, hosts } },
    ],
  };
}

function addressField(name: 'network' | 'broadcast', address: number): Field {
  const isRight = (typed: string): boolean =>
    plainSigns(typed).slice(0, 100).replaceAll(/\s/g, '').split('/')[0] === dotted(address);
  return { name, label: name, input: 'text', isRight };
}
