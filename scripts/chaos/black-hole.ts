import { connect, createServer, type Socket } from 'node:net';

import { type DatabaseServer, embeddedServer } from './database-server.ts';

/** Stands before a database: swallows everything, in both directions, for as long as it is told to. */
export type Hole = { swallow(): void; release(): void };

type Use<T> = (database: (folder: string) => Promise<DatabaseServer>, hole: Hole) => Promise<T>;

/** Gives `use` a database that is reached through a hole. */
export async function blackHoled<T>(use: Use<T>): Promise<T> {
  const sockets = new Set<Socket>();
  let swallowing = false;
  const hole: Hole = {
    swallow: () => {
      swallowing = true;
      for (const socket of sockets) socket.pause();
    },
    release: () => {
      swallowing = false;
      for (const socket of sockets) socket.resume();
    },
  };
  return use(async (folder) => {
    const server = await embeddedServer(folder);
    const { port, hostname } = new URL(server.url('abhyas'));
    const proxy = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('data', (chunk) => other.write(chunk));
        one.once('close', () => {
          sockets.delete(one);
          other.destroy();
        });
        one.on('error', () => other.destroy());
        if (swallowing) one.pause();
      }
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    const through = String(typeof address === 'object' ? address?.port : '');
    return {
      ...server,
      url: (database) => {
        const url = new URL(server.url(database));
        url.port = through;
        return url.href;
      },
      stop: async () => {
        hole.release();
        proxy.close();
        await server.stop();
      },
    };
  }, hole);
}
