/** How to take away, at once, what is at this moment: processes, mounts, networks. */
const undoings: (() => void)[] = [];

/** Lets `use` work with something that `undo` takes away should somebody press Ctrl-C; otherwise `use` does it itself. */
export async function withUndo<T>(undo: () => void, use: () => Promise<T>): Promise<T> {
  if (undoings.length === 0) for (const signal of SIGNALS) process.on(signal, undoAll);
  undoings.push(undo);
  try {
    return await use();
  } finally {
    undoings.splice(undoings.indexOf(undo), 1);
    if (undoings.length === 0) for (const signal of SIGNALS) process.off(signal, undoAll);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const EXIT_INTERRUPTED = 130;

function undoAll(): void {
  for (const undo of undoings.toReversed()) {
    try {
      undo();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
  process.exit(EXIT_INTERRUPTED);
}
