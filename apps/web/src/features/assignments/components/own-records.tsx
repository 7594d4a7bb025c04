import { fill } from '@abhyas/contract/fill';
import { listLabRecords, ownLabRecord } from '@abhyas/contract/lab-records';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';

import { urlOf } from '../../../lib/api-client.ts';
import { read } from '../../../lib/read.ts';
import { requestBytes } from '../../../lib/request.ts';
import { saveAsFile } from '../../../lib/save-as-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { totalsTexts } from '../totals-texts.ts';

const labRecordsQuery = queryOptions({
  queryKey: ['assignments', 'lab-records'],
  ...read(listLabRecords, {}),
});

/** The learner's own lab records to save (ASSIGNMENTS-42); nothing while no marks are published. */
export function OwnRecords() {
  const words = totalsTexts();
  const { data } = useQuery(labRecordsQuery);
  const save = useMutation({
    mutationFn: async ({ batchId, batch }: { readonly batchId: string; readonly batch: string }) => {
      const bytes = await requestBytes(urlOf(ownLabRecord, { params: { batchId } }), 'long');
      saveAsFile(`${batch}.pdf`, bytes, 'application/pdf');
    },
    onError: showErrors,
  });
  if (!data || data.records.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-h3">{words.records}</h2>
      <p className="mb-2 text-small text-soft">{words.recordsLead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.records.map((record) => (
          <li
            key={record.batchId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 font-medium"
          >
            {record.batch}
            <Button
              size="small"
              busy={save.isPending && save.variables.batchId === record.batchId}
              aria-label={fill(words.saveRecordOf, { batch: record.batch })}
              onClick={() => save.mutate(record)}
            >
              {words.saveRecord}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
