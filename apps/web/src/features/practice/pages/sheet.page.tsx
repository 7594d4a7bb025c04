import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router';

import { texts } from '../../../lib/texts.ts';
import { heldFor, Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { SheetList } from '../components/sheet-list.tsx';
import { problemsQuery } from '../practice.queries.ts';
import { sheetsQuery } from '../sheets.queries.ts';
import { sheetProgressOf } from '../sheets.rules.ts';

/** /sheets/{sheetId} (PRACTICE-63): the problems of one sheet in their order. */
export function SheetPage() {
  const { sheetId = '' } = useParams();
  const navigate = useNavigate();
  const problems = useQuery(problemsQuery);
  const sheets = useQuery(sheetsQuery);
  const sheet = sheets.data?.sheets.find((each) => each.sheetId === sheetId);
  if (sheets.data && !sheet) return <Navigate to="/notfound" replace />;
  return (
    <Page
      title={sheet?.title ?? texts.practice.sheets.title}
      lead={sheet?.desc}
      onBack={() => void navigate('/sheets')}
      width="reading"
    >
      <Loaded query={heldFor(sheets, problems)} skeleton={<TextSkeleton lines={10} />}>
        {(data) => sheet && <SheetList sheet={sheetProgressOf(sheet, data)} />}
      </Loaded>
    </Page>
  );
}
