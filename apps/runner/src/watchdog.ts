import { spawn } from 'node:child_process';
import { url as debuggerUrl } from 'node:inspector';
import type { Socket } from 'node:net';

import type { Logger } from 'pino';

const BEAT_MS = 500;
/** Longer than any turn of a sound runner, and shorter than the queue waits for a silent one. */
const SILENT_SECONDS_MAX = 5;
const RESTART_MS = 1000;

/**
 * A line is a sign of life, the end of the input the runner's own end. A silent second counts as far as the runner had
 * it: one whose loop is ready to turn and gets no processor hangs no more than one on a machine that was paused, and
 * is not killed for it. Of a second in which one of its threads was ready to run, only the time that they computed
 * counts, in hundredths: the loop may wait for a thread of Node's own, such as one that collects garbage. A runner
 * whose threads all wait for something other than a processor or a disk had the whole second. The watchdog does not
 * handle signals that ask the runner to end.
 */
const SCRIPT = `trap '' INT TERM HUP
fields_of() { { read -r line <"$1"; } 2>/dev/null && fields=(\${line##*) }); }
look() { fields_of "/proc/$PPID/stat" && used=$((fields[11] + fields[12])); }
is_ready() {
  for thread in "/proc/$PPID/task/"*; do
    fields_of "$thread/stat" && [[ \${fields[0]} == [RD] ]] && return 0
  done
  return 1
}
had=0
while [ "$had" -lt "$(($1 * 100))" ]; do
  if read -r -t 1 _; then had=0; look
  elif [ "$?" -gt 128 ]; then
    before=$used; look
    if is_ready; then had=$((had + used - before)); else had=$((had + 100)); fi
  else exit 0
  fi
done
echo "The runner's event loop has not turned for $1 seconds: it is killed, to be started again." >&2
kill -KILL "$PPID"`;

/**
 * Lets a process of its own watch whether this one's event loop turns, and kill it when it does not: SIGTERM would not
 * reach it. Whoever started the runner starts it again, as after any death (docs/decisions/0141-a-runner-is-watched.md).
 */
export function startWatchdog(log: Logger): void {
  // Who looks at a breakpoint is not to be hurried.
  if (debuggerUrl() !== undefined) return;
  const dog = spawn('bash', ['--norc', '-c', SCRIPT, 'abhyas-watchdog', String(SILENT_SECONDS_MAX)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const pipe = dog.stdin as Socket;
  pipe.on('error', () => undefined);
  const beats = setInterval(() => pipe.write('\n'), BEAT_MS).unref();
  const again = (cause: unknown) => {
    clearInterval(beats);
    log.error({ cause }, 'the watchdog ended and is started again');
    setTimeout(() => startWatchdog(log), RESTART_MS).unref();
  };
  dog.once('error', again).once('exit', again);
  dog.unref();
  pipe.unref();
}
