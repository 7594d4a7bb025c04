import { Navigate, Route, Routes } from 'react-router';

import { ContentHomePage } from './content-home.page.tsx';
import { AssetPage } from './drafts/asset.page.tsx';
import { DraftPage } from './drafts/draft.page.tsx';
import { FilePage } from './drafts/file.page.tsx';
import { PreviewPage } from './drafts/preview.page.tsx';
import { MatrixPage } from '../../proving/staff/matrix.page.tsx';
import { ProvingPage } from '../../proving/staff/proving.page.tsx';
import { RejudgingPage } from '../../proving/staff/rejudging/rejudging.page.tsx';
import { RejudgementPage } from '../../proving/staff/rejudging/rejudgement.page.tsx';
import { VerificationPage } from '../../proving/staff/verification.page.tsx';

/** Content: what learners see, and drafts of what they will see. */
export function PublishingPage() {
  return (
    <Routes>
      <Route index element={<ContentHomePage />} />
      <Route path="drafts/:draftId" element={<DraftPage />} />
      <Route path="drafts/:draftId/assets/*" element={<AssetPage />} />
      <Route path="drafts/:draftId/preview/:assetId" element={<PreviewPage />} />
      <Route path="drafts/:draftId/file" element={<FilePage />} />
      <Route path="rejudge" element={<RejudgingPage />} />
      <Route path="rejudge/:id" element={<RejudgementPage />} />
      <Route path="proof" element={<ProvingPage />} />
      <Route path="proof/:id" element={<VerificationPage />} />
      <Route path="proof/:id/:assetId" element={<MatrixPage />} />
      <Route path="*" element={<Navigate to="/notfound" replace />} />
    </Routes>
  );
}
