import './ui/styles/base.css';
import 'react-dom/client';

import { nextTask } from './lib/next-task.ts';

// In pieces, with the browser's own work between them: on a slow phone one file takes 100 ms to begin.
await nextTask();
const { start } = await import('./app/start.tsx');
await nextTask();
await start();
