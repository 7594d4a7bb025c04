import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { editorialQuery } from '../editorial.queries.ts';
import { ClosedEditorial } from './closed-editorial.tsx';
import { OpenEditorial } from './open-editorial.tsx';

/** How a problem is solved, for learners who have solved it or given up (PRACTICE-60). */
export function Editorial({ assetId }: { readonly assetId: string }) {
  const query = useQuery(editorialQuery(assetId));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={10} />}>
      {(data) =>
        data.state === 'closed' ? (
          <ClosedEditorial tries={data.tries} assetId={assetId} />
        ) : (
          <OpenEditorial editorial={data} />
        )
      }
    </Loaded>
  );
}
