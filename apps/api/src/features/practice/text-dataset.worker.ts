import { writeArchive } from '@abhyas/content/import/archive';
import type { TextLog } from '@abhyas/contract/practice-texts';
import { momentsOf } from '@abhyas/contract/text-moments';

import { serveTasks } from '../../platform/worker-threads/serve-tasks.ts';
import { progsnapFiles } from './progsnap.rules.ts';
import type { DatasetTask } from './text-history.service.ts';

async function write({ logJson, ...parts }: DatasetTask): Promise<Uint8Array> {
  const { start, rows } = JSON.parse(new TextDecoder().decode(logJson)) as TextLog;
  const files = progsnapFiles({ ...parts, start, moments: momentsOf(rows) });
  return new Uint8Array(await writeArchive(files));
}

serveTasks({ priority: 5, work: write });
