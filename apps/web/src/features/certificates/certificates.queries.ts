import {
  certificatePdf,
  listCertificates,
  readCertificate,
  readCredential,
  showName,
  takeCertificate,
} from '@abhyas/contract/certificates';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { call, urlOf } from '../../lib/api-client.ts';
import { read } from '../../lib/read.ts';
import { requestBytes } from '../../lib/request.ts';
import { saveAsFile } from '../../lib/save-as-file.ts';
import { showErrors } from '../../ui/error-toasts.ts';
import { showToast } from '../../ui/toasts.ts';
import { certificateTexts } from './certificate-texts.ts';

const KEY = ['certificates'] as const;

export const certificatesQuery = queryOptions({ queryKey: KEY, ...read(listCertificates, {}) });

export const certificateQuery = (id: string) =>
  queryOptions({ queryKey: [...KEY, id], ...read(readCertificate, { params: { id } }) });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
}

export function useTakeCertificate() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { topicId: string; namePublic: boolean }) => call(takeCertificate, { body }),
    onSuccess: refresh,
    onError: showErrors,
  });
}

export function useShowName(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (namePublic: boolean) => call(showName, { params: { id }, body: { namePublic } }),
    onSuccess: async () => {
      await refresh();
      showToast(certificateTexts().saved);
    },
    onError: showErrors,
  });
}

export function useSavePdf(id: string) {
  return useMutation({
    mutationFn: async () => {
      const bytes = await requestBytes(urlOf(certificatePdf, { params: { id } }));
      saveAsFile(`certificate-${id}.pdf`, bytes, 'application/pdf');
    },
    onError: showErrors,
  });
}

/** Saves the signed credential, which other programs check and wallets keep. */
export function useSaveBadge(id: string) {
  return useMutation({
    mutationFn: async () => {
      const bytes = await requestBytes(urlOf(readCredential, { params: { id } }));
      saveAsFile(`certificate-${id}.jwt`, bytes, 'application/vc+jwt');
    },
    onError: showErrors,
  });
}
