import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

import type { Host } from './host.ts';
import { withUndo } from './undo.ts';

const run = promisify(execFile);
const ip = async (...words: readonly string[]): Promise<void> => void (await run('ip', [...words]));

/** The network in which the hosts stand; ours is a leg of it, so that learners and ledger reach them. */
const LAN = { name: 'abhyas-lan', subnet: '10.211.77', own: 254 } as const;

/** Hosts on this machine: each a network namespace with one cable to a switch. */
export class Hosts {
  readonly #names: readonly string[];

  private constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Lays the cables, gives them to `use`, and takes them away whatever happens. */
  static async during<T>(names: readonly string[], use: (hosts: Hosts) => Promise<T>): Promise<T> {
    const hosts = new Hosts(names);
    hosts.#takeDown();
    return withUndo(
      () => hosts.#takeDown(),
      async () => {
        try {
          await hosts.#layOut().catch((error: unknown) => {
            throw new Error(`Hosts need a kernel with network namespaces, and root: ${String(error)}`);
          });
          return await use(hosts);
        } finally {
          hosts.#takeDown();
        }
      },
    );
  }

  host(name: string): Host {
    if (name === 'provider') return { prefix: [], ip: `${LAN.subnet}.${LAN.own}` };
    const number = this.#names.indexOf(name);
    if (number < 0) throw new Error(`there is no host ${name}`);
    return { prefix: ['ip', 'netns', 'exec', `abhyas-${name}`], ip: `${LAN.subnet}.${number + 1}` };
  }

  /** Pulls a host's cable out. */
  cutOff(name: string): Promise<void> {
    return ip('-n', LAN.name, 'link', 'set', cableOf(name), 'down');
  }

  bringBack(name: string): Promise<void> {
    return ip('-n', LAN.name, 'link', 'set', cableOf(name), 'up');
  }

  async #layOut(): Promise<void> {
    await ip('netns', 'add', LAN.name);
    await ip('-n', LAN.name, 'link', 'add', 'switch', 'type', 'bridge');
    await ip('-n', LAN.name, 'link', 'set', 'switch', 'up');
    await ip('link', 'add', 'abhyas-leg', 'type', 'veth', 'peer', 'name', 'leg', 'netns', LAN.name);
    await plugIn('leg');
    await ip('addr', 'add', `${LAN.subnet}.${LAN.own}/24`, 'dev', 'abhyas-leg');
    await ip('link', 'set', 'abhyas-leg', 'up');
    for (const name of this.#names) await this.#addHost(name);
  }

  async #addHost(name: string): Promise<void> {
    const host = `abhyas-${name}`;
    await ip('netns', 'add', host);
    await ip(
      '-n',
      LAN.name,
      'link',
      'add',
      cableOf(name),
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'netns',
      host,
    );
    await plugIn(cableOf(name));
    await ip('-n', host, 'addr', 'add', `${this.host(name).ip}/24`, 'dev', 'eth0');
    await ip('-n', host, 'link', 'set', 'eth0', 'up');
    await ip('-n', host, 'link', 'set', 'lo', 'up');
  }

  /** What is not there is not missed. */
  #takeDown(): void {
    for (const name of this.#names) spawnSync('ip', ['netns', 'del', `abhyas-${name}`]);
    spawnSync('ip', ['link', 'del', 'abhyas-leg']);
    spawnSync('ip', ['netns', 'del', LAN.name]);
  }
}

const cableOf = (name: string): string => `c-${name}`;

async function plugIn(cable: string): Promise<void> {
  await ip('-n', LAN.name, 'link', 'set', cable, 'master', 'switch');
  await ip('-n', LAN.name, 'link', 'set', cable, 'up');
}
