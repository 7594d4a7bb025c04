/**
 * Reads of the content under load: `node bench/content-reads.mjs http://127.0.0.1:3000`.
 * Signs up learners on a running copy, then reads the catalogue and one subtopic as fast as it can
 * over kept-alive connections. Targets (research/security.md 4.3, 2 cores): catalogue at least
 * 1,500 a second with p99 below 50 ms, subtopic at least 800 a second with p99 below 80 ms.
 */
import { Agent, request } from 'node:http';
import process from 'node:process';

const BASE = process.argv[2] ?? 'http://127.0.0.1:3000';
const LEARNERS = 20;
const CONNECTIONS = 32;
const WARM_UP_MS = 2000;
const MEASURE_MS = 10_000;

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

/** Sends one request; answers its status, body and time. */
function send({ method, path, token, body, zipped = false }) {
  const started = performance.now();
  const headers = {
    ...(token && { 'x-auth-token': token }),
    ...(body && { 'content-type': 'application/json' }),
    ...(zipped && { 'accept-encoding': 'gzip' }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${BASE}${path}`, { method, agent, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks);
        resolve({ status: answer.statusCode, text, ms: performance.now() - started });
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function signUp(number) {
  const body = {
    name: `Reader ${number}`,
    email: `reader-${process.pid}-${number}@example.in`,
    password: 'correct horse battery',
  };
  const { text } = await send({ method: 'POST', path: '/api/users', body });
  return JSON.parse(text).token;
}

async function measure(name, path, tokens) {
  const timesMs = [];
  let failures = 0;
  let bytes = 0;
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURE_MS;
  let turn = 0;
  const worker = async () => {
    while (performance.now() < end) {
      const token = tokens[turn++ % tokens.length];
      const { status, ms, text } = await send({ method: 'GET', path, token, zipped: true });
      if (performance.now() < begin) continue;
      bytes = text.length;
      if (status === 200) timesMs.push(ms);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  timesMs.sort((a, b) => a - b);
  const at = (share) => timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * share))]?.toFixed(1);
  const rate = Math.round(timesMs.length / (MEASURE_MS / 1000));
  process.stdout.write(
    `${name}: ${rate}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${bytes} bytes, ${failures} failed\n`,
  );
}

const tokens = await Promise.all(Array.from({ length: LEARNERS }, (_, number) => signUp(number)));
const { text } = await send({ method: 'GET', path: '/api/content', token: tokens[0] });
const [topic] = JSON.parse(text).topics;
const detail = await send({ method: 'GET', path: `/api/content/topic/${topic.topicId}`, token: tokens[0] });
const subtopic = JSON.parse(detail.text).subtopics.find((each) => each.rollout);
await measure('catalogue', '/api/content', tokens);
await measure('topic', `/api/content/topic/${topic.topicId}`, tokens);
await measure('subtopic', `/api/content/subtopic/${subtopic.subtopicId}`, tokens);
agent.destroy();
