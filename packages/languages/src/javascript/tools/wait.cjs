/**
 * Lets Node wait before it opens the program. Descriptor 4 says that we are ready; when descriptor 3 closes after a
 * word, the program is there.
 */
const fs = require('node:fs');
const { isMainThread } = require('node:worker_threads');

// The program's own threads are begun with the same flags, and wait for nothing.
if (isMainThread) wait();

function wait() {
  fs.writeSync(4, 'r');
  fs.closeSync(4);
  const told = fs.readSync(3, Buffer.alloc(4096));
  fs.closeSync(3);
  if (told === 0) process.exit(0);
  // The program finds nothing of ours.
  delete require.cache[__filename];
  process.execArgv.length = 0;
}
