import { StartFailure } from '@abhyas/postgres/start-failure';

/** Why an address could not be listened on, by the system's error code. */
const REASONS: Readonly<Record<string, (address: string, port: string) => string>> = {
  EADDRINUSE: (address, port) =>
    `Port ${port} on ${address} is taken by another program: stop that one, or choose another port, for example PORT=3001 npm start.`,
  EACCES: (address, port) =>
    `You may not listen on port ${port} of ${address}: choose a port from 1024 on, for example PORT=3000 npm start.`,
  EADDRNOTAVAIL: (address) =>
    `This machine has no address ${address}: set HOST to one that it has, for example HOST=127.0.0.1 npm start.`,
};

/** Turns the error of a listening socket into a sentence; returns other errors as they are. */
export function listenFailure(error: unknown): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || error.syscall !== 'listen') return error;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  const explain = REASONS[code ?? ''];
  if (explain === undefined) return error;
  return new StartFailure(explain(String(address), String(port)), { cause: error });
}
