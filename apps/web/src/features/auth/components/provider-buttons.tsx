import { fill } from '@abhyas/contract/fill';
import { useMutation, useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';

import { Button } from '../../../ui/button.tsx';
import { showErrors } from '../../../ui/error-toasts.ts';
import { leaveForProvider } from '../provider-visit.ts';
import { waysQuery } from '../ways.queries.ts';
import { AcceptTerms } from './register-parts.tsx';
import { waysTexts } from '../ways-texts.ts';

/** A button for each provider of the institute, and nothing where there is none (AUTH-39). */
export function ProviderButtons({ saysTerms = false }: { readonly saysTerms?: boolean }) {
  const { data } = useQuery(waysQuery);
  const leave = useMutation({ mutationFn: leaveForProvider, onError: showErrors });
  if (!data || data.providers.length === 0) return null;
  return (
    <div className="mb-3 space-y-3">
      {data.providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          busy={leave.isPending && leave.variables === id}
          icon={<Landmark size={18} aria-hidden="true" />}
          onClick={() => !leave.isPending && leave.mutate(id)}
        >
          {fill(waysTexts().provider.button, { name })}
        </Button>
      ))}
      {/* A first sign-in makes an account: what is agreed to stands beside the button. */}
      {saysTerms && <AcceptTerms />}
    </div>
  );
}
