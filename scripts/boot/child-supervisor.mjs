import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';

import { say } from './report.mjs';

const LOG_LIMIT_BYTES = 10_000_000;
/** A child that lived this long was well: the next death starts from the shortest pause again. */
const WELL_AFTER_MS = 30_000;
const PAUSE_MS = { first: 300, longest: 10_000 };
/** After this long without an end, a child that was asked to stop is killed. */
const STOP_TIMEOUT_MS = 20_000;

/**
 * Keeps one of our programs running. It talks to us over Node's message channel: `{type: 'ready', …}` once
 * it serves; and it ends by itself when the channel closes, so nothing is left behind if we are killed.
 * Its log (JSON lines on stdout) goes to a file; plain lines are for the person and are shown.
 *
 * @typedef {{name: string, node: string, script: string, env: NodeJS.ProcessEnv, logFile: string,
 *   onReady?: (message: object) => void, onNeverReady?: (code: number) => void}} ChildPlan
 * `onNeverReady`: it ended before it served once; without this it is tried again like after any death.
 */
export class ChildSupervisor {
  #plan;
  #child;
  #everReady = false;
  #stopping = false;
  #pauseMs = PAUSE_MS.first;
  #deathsInARow = 0;
  #timer;

  /** @param {ChildPlan} plan */
  constructor(plan) {
    this.#plan = plan;
    this.#start();
  }

  #start() {
    const { node, script, env, logFile, onReady } = this.#plan;
    const startedAt = performance.now();
    const log = openLog(logFile);
    // A process group of its own: Ctrl-C reaches us alone, and we stop the children in good order.
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', script], {
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    // A program that dies again and again says so once; the rest is in its log.
    const shown = this.#deathsInARow < 2;
    eachLine(child.stdout, (line) => note(log, line, shown && process.stdout));
    eachLine(child.stderr, (line) => note(log, line, shown && process.stderr));
    child.on('message', (message) => {
      if (message?.type !== 'ready') return;
      this.#everReady = true;
      onReady?.(message);
    });
    child.once('close', () => log !== undefined && closeSync(log));
    child.once('error', (error) => note(log, error.message, shown && process.stderr));
    child.once('exit', (code, signal) => {
      this.#child = undefined;
      endGroup(child.pid);
      if (performance.now() - startedAt > WELL_AFTER_MS) {
        this.#pauseMs = PAUSE_MS.first;
        this.#deathsInARow = 0;
      }
      if (!this.#stopping) this.#afterDeath(code, signal);
    });
  }

  #afterDeath(code, signal) {
    const { name } = this.#plan;
    if (!this.#everReady && this.#plan.onNeverReady !== undefined) {
      this.#plan.onNeverReady(code ?? 1);
      return;
    }
    this.#deathsInARow += 1;
    if (this.#deathsInARow === 1) {
      say(`  The ${name} ended unexpectedly (${signal ?? `code ${code}`}) and is being started again.`);
    }
    if (this.#deathsInARow === 2) {
      say(`  The ${name} ended again; we keep trying, and its log is ${this.#plan.logFile}.`);
    }
    this.#timer = setTimeout(() => this.#start(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, PAUSE_MS.longest);
  }

  /** Starts it again if its environment is another now. */
  async renew(env) {
    if (isDeepStrictEqual(env, this.#plan.env)) return;
    await this.stop();
    this.#plan = { ...this.#plan, env };
    this.#stopping = false;
    this.#start();
  }

  /** Asks it to end, and waits until it has. */
  async stop() {
    this.#stopping = true;
    clearTimeout(this.#timer);
    const child = this.#child;
    if (child === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const killer = setTimeout(() => this.kill(), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(killer);
  }

  kill() {
    this.#child?.kill('SIGKILL');
  }
}

/** What a child leaves behind, as a compiler that was warming up, ends with it. */
function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Undefined when there can be no log: the program itself says best what is wrong with its folder. */
function openLog(logFile) {
  try {
    mkdirSync(dirname(logFile), { recursive: true });
    const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.old`);
    return openSync(logFile, 'a', 0o600);
  } catch {
    return undefined;
  }
}

function note(log, line, terminal) {
  if (terminal && !line.startsWith('{')) terminal.write(`${line}\n`);
  if (log !== undefined) writeSync(log, `${line}\n`);
}

function eachLine(stream, use) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    lines.forEach(use);
  });
  stream.on('end', () => {
    if (rest !== '') use(rest);
  });
}
