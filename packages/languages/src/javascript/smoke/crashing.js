console.log('started');
const numbers = undefined;
numbers[1] = 2;
