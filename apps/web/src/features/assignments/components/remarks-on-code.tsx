import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { countText } from '../../../lib/counts.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeLines } from '../../../ui/code-lines.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { lineRemarksQuery } from '../assignments.queries.ts';
import { RemarkNote } from './remark-note.tsx';

type Props = {
  readonly id: string;
  readonly item: { readonly assetId: string; readonly title: string };
  readonly count: number;
};

/** Opens the learner's own code with what the teacher said beside its lines. */
export function RemarksOnCode({ id, item, count }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className="mt-2" onClick={() => setOpen(true)}>
        {countText(texts.assignments.remarks, count)}
      </Button>
      {isOpen && <Programs id={id} item={item} onClose={() => setOpen(false)} />}
    </>
  );
}

type ProgramsProps = Pick<Props, 'id' | 'item'> & { readonly onClose: () => void };

function Programs({ id, item: { assetId, title }, onClose }: ProgramsProps) {
  const query = useQuery(lineRemarksQuery(id, assetId));
  const words = texts.assignments;
  return (
    <Dialog open onOpenChange={onClose} title={fill(words.remarksOf, { title })} size="wide">
      <Loaded query={query} skeleton={<TextSkeleton lines={8} />}>
        {({ programs }) =>
          programs.map(({ id: submissionId, submittedAt, passed, total, language, code, remarks }) => (
            <section key={submissionId} className="mt-3">
              <h3 className="mb-2 text-small text-soft">
                {fill(words.handedIn, { at: formatMoment(submittedAt), passed, total })}
              </h3>
              <CodeLines
                code={code}
                language={languageAt(language).codeKey}
                label={words.yourCode}
                under={
                  new Map(
                    [...Map.groupBy(remarks, ({ line }) => line)].map(([line, said]) => [
                      line,
                      said.map(({ id: remarkId, text }) => <RemarkNote key={remarkId} text={text} />),
                    ]),
                  )
                }
              />
            </section>
          ))
        }
      </Loaded>
    </Dialog>
  );
}
