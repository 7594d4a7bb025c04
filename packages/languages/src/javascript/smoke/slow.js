console.log('started');
for (;;);
