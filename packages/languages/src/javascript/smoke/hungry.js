console.log('started');
const pieces = [];
for (;;) pieces.push(new Uint8Array(1 << 20).fill(1));
