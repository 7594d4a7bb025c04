console.log('never closed';
