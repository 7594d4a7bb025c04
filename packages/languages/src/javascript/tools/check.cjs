/**
 * Says of each source whether it is JavaScript at all, and runs none of it. Reads and answers in the frames that
 * CompileServer.java describes; there is never a class in an answer. A module that is named as an argument says it of the
 * sources of another language.
 */
const fs = require('node:fs');
const vm = require('node:vm');

const LENGTH_BYTES = 4;
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];
/** What Node itself takes for a sign that the file is a module, and reads it once more as one. */
const OF_MODULES = [
  'Cannot use import statement outside a module',
  "Unexpected token 'export'",
  "Cannot use 'import.meta' outside a module",
  'await is only valid in async functions and the top level bodies of modules',
];

/**
 * What Node says against the source; nothing if it is fine. Where a script may not await, Node's words are many
 * ("missing ) after argument list"): so a source that is no script is fine if it is a module.
 */
function wordsAgainstProgram(source) {
  const asScript = wordsIf(() => vm.compileFunction(source, PARAMETERS, { filename: 'main.js' }));
  if (asScript === '') return '';
  // It is read when it is made, and never linked or run.
  const asModule = wordsIf(() => new vm.SourceTextModule(source, { identifier: 'main.js' }));
  const isMeantAsModule = asModule === '' || OF_MODULES.some((words) => asScript.includes(words));
  return isMeantAsModule ? asModule : asScript;
}

/** What is said when the source is read so; nothing if it is fine. */
function wordsIf(read) {
  try {
    read();
    return '';
  } catch (error) {
    return wordsOf(error);
  }
}

/** The line and the error, without the frames of this program. */
function wordsOf(error) {
  const words = String(error.stack ?? error);
  const ours = words.search(/\n {4}at /);
  return `${ours === -1 ? words : words.slice(0, ours)}\n`;
}

/** The next so many bytes of standard input; null at its end. */
function readFully(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const read = fs.readSync(0, bytes, at, length - at, null);
    if (read === 0) return null;
    at += read;
  }
  return bytes;
}

function lengthOf(number) {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32BE(number);
  return bytes;
}

function writeFully(bytes) {
  for (let at = 0; at < bytes.length;) at += fs.writeSync(1, bytes, at);
}

const { wordsAgainst } = process.argv[2] ? require(process.argv[2]) : { wordsAgainst: wordsAgainstProgram };

for (let head = readFully(LENGTH_BYTES); head; head = readFully(LENGTH_BYTES)) {
  const source = readFully(head.readUInt32BE());
  if (!source) break;
  const said = wordsAgainst(source.toString('utf8'));
  const words = Buffer.from(said);
  const isFine = Buffer.of(said === '' ? 1 : 0);
  const answer = Buffer.concat([isFine, lengthOf(words.length), words, lengthOf(0), lengthOf(0)]);
  writeFully(Buffer.concat([lengthOf(answer.length), answer]));
}
