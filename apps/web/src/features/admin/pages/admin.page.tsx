import { staffMessages } from '@abhyas/contract/messages.staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';

import type { ApiError } from '../../../lib/api-error.ts';
import { TextLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded, Missing } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { staffStatusQuery } from '../../../staff/staff-status.query.ts';
import { areasFor, type ConsoleArea } from '../console-area.ts';
import { useSecondFactorExpiry } from '../admin.queries.ts';
import { AdminNav } from '../components/admin-nav.tsx';
import { AdminOverview } from '../components/admin-overview.tsx';
import { GiveFactor } from '../components/give-factor.tsx';
import { SetUpFactor } from '../components/set-up-factor.tsx';

type Props = { readonly areas: readonly ConsoleArea[] };

/** The console. Whoever is not on the staff finds no such page. */
export function AdminPage({ areas }: Props) {
  const query = useQuery(staffStatusQuery);
  useSecondFactorExpiry(useQueryClient());
  return (
    <Loaded query={query} skeleton={<TextSkeleton />}>
      {({ roles, secondFactor }) => {
        if (roles.length === 0) return <Navigate to="/notfound" replace />;
        if (secondFactor === 'unset') return <SetUpFactor />;
        if (secondFactor === 'needed') return <GiveFactor />;
        return <Console areas={areasFor(areas, roles)} />;
      }}
    </Loaded>
  );
}

/** What is asked for was deleted meanwhile, or its address is none of ours: the console stays around it. */
function nothingHere({ message }: ApiError): ReactNode {
  return (
    <EmptyState title={message} action={<TextLink to="/admin">{staffMessages.shell.toOverview}</TextLink>} />
  );
}

function Console({ areas }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-[90rem] grow flex-col wide:flex-row">
      <AdminNav areas={areas} />
      <div className="min-w-0 grow">
        <Missing value={nothingHere}>
          <Suspense fallback={<TextSkeleton />}>
            <Routes>
              <Route index element={<AdminOverview areas={areas} />} />
              {areas.map(({ path, Screen }) => (
                <Route key={path} path={`${path}/*`} element={<Screen />} />
              ))}
              <Route path="*" element={<Navigate to="/notfound" replace />} />
            </Routes>
          </Suspense>
        </Missing>
      </div>
    </div>
  );
}
