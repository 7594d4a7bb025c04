export const javascriptTemplate = `const lines = require('fs').readFileSync(0, 'utf8').split('\\n');

// Take the input from lines, and print the answer with console.log.
`;
