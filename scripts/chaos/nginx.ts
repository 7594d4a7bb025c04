import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DEPLOYED = new URL('../../deploy/nginx.conf', import.meta.url);

export type NginxPlan = {
  readonly folder: string;
  /** Where it listens. */
  readonly listen: string;
  /** The API processes behind it. */
  readonly upstreams: readonly string[];
};

/** Writes the configuration of deploy/nginx.conf with addresses of ours, without TLS; returns its command. */
export async function nginxCommand({ folder, listen, upstreams }: NginxPlan): Promise<readonly string[]> {
  const deployed = await readFile(DEPLOYED, 'utf8');
  const servers = upstreams.map((server) => `    server ${server} max_fails=1 fail_timeout=2s;`).join('\n');
  const site = deployed
    .replace(/( *server 127\.0\.0\.1:\d+ [^\n]*\n)+/, `${servers}\n`)
    .replace(/server \{\n\s+listen 80;[^}]*\}\n/, '')
    .replace('listen 443 ssl http2;', `listen ${listen};`)
    .replaceAll(/^\s*(ssl_|server_name )[^\n]*\n/gm, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, 'tmp')};`)
    .join('\n');
  const main = `daemon off;
user root;
worker_processes 2;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx.log')} warn;
events { worker_connections 4096; }
http {
  access_log off;
${temporary}
${site}
}
`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, main);
  return ['/usr/sbin/nginx', '-e', join(folder, 'nginx.log'), '-c', file];
}
