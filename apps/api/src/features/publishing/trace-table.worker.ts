import { tableIn } from '@abhyas/content/exercises/record-tables';

import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';
import type { TableTask } from './trace-tables.service.ts';

serveTasks({ priority: 10, work: ({ steps, wanted }: TableTask) => tableIn(steps, wanted) });
