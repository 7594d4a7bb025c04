import { readLogoState, removeLogo, saveLogo } from '@abhyas/contract/institute.staff';
import type { Toast } from '@abhyas/contract/messages';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { call } from '../../../lib/api-client.ts';
import { base64Of } from '../../../staff/base64.ts';
import { faultText } from '../../../staff/fault-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { asPng } from './as-png.ts';

const words = staffMessages.institute;

const logoQuery = queryOptions({
  queryKey: ['admin', 'institute', 'logo'],
  queryFn: () => call(readLogoState, {}),
  staleTime: 0,
});

/** Another logo, or none. */
function useLogo() {
  const client = useQueryClient();
  const done = (toast: Toast) => {
    showToast(toast);
    return client.invalidateQueries({ queryKey: logoQuery.queryKey });
  };
  const save = useMutation({
    mutationFn: async (file: Blob) => call(saveLogo, { body: { png: await base64Of(await asPng(file)) } }),
    onSuccess: () => done(words.saved),
  });
  const remove = useMutation({
    mutationFn: () => call(removeLogo, {}),
    onSuccess: () => done(words.removed),
  });
  return { save, remove };
}

/** The institute's logo: what it is now, another one, or none (FRAME-29). */
export function LogoForm() {
  const query = useQuery(logoQuery);
  const { save, remove } = useLogo();
  const file = useRef<HTMLInputElement>(null);
  return (
    <section className="mt-10 max-w-form space-y-3">
      <h2 className="text-h3">{words.title}</h2>
      <p className="text-soft">{words.lead}</p>
      <Loaded query={query} skeleton={<TextSkeleton lines={2} />}>
        {({ logo }) => (
          <>
            {logo === undefined ? (
              <p>{words.none}</p>
            ) : (
              <img src={logo} alt={words.alt} className="max-h-24 max-w-60 rounded-card bg-white p-2" />
            )}
            <div className="flex flex-wrap gap-3">
              <Button busy={save.isPending} onClick={() => file.current?.click()}>
                {words.choose}
              </Button>
              {logo !== undefined && (
                <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
                  {words.remove}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/svg+xml"
        aria-label={words.choose}
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) save.mutate(chosen);
          target.value = '';
        }}
      />
      <p role="alert" className="text-bad empty:hidden">
        {faultText(save.error ?? remove.error)}
      </p>
    </section>
  );
}
