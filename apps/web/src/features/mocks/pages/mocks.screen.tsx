import { lazy, Suspense } from 'react';

import { TextSkeleton } from '../../../ui/skeleton.tsx';

/**
 * The screens of mock tests. The frame names every file that a screen needs, for whatever a visit begins with: so it knows
 * this small one only, and this one knows the rest.
 */
const load = () => import('./all-mocks.page.tsx');
const AllMocks = lazy(async () => ({ default: (await load()).AllMocksPage }));
const Workspace = lazy(async () => ({ default: (await load()).MockWorkspacePage }));

const shape = (
  <div className="p-4">
    <TextSkeleton lines={8} />
  </div>
);

/** Everything below /mocks but the workspace. */
export function MocksScreen() {
  return (
    <Suspense fallback={shape}>
      <AllMocks />
    </Suspense>
  );
}

/** The workspace, which fits the window. */
export function MockWorkspaceScreen() {
  return (
    <Suspense fallback={shape}>
      <Workspace />
    </Suspense>
  );
}
