import type { Finding, FindingKind } from '@abhyas/contract/auth.staff';
import { fill } from '@abhyas/contract/fill';
import { staffMessages } from '@abhyas/contract/messages.staff';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';

const words = staffMessages.signIn.providers;

const GOOD: ReadonlySet<FindingKind> = new Set(['found', 'keys', 'client-known']);
const NOTES: ReadonlySet<FindingKind> = new Set(['client-unclear', 'no-pkce', 'no-verified']);

function lookOf(what: FindingKind) {
  if (GOOD.has(what)) return { Icon: CircleCheck, said: words.good, className: 'text-good' };
  if (NOTES.has(what)) return { Icon: Info, said: words.note, className: 'text-note' };
  return { Icon: CircleAlert, said: words.bad, className: 'text-bad' };
}

/** What asking a provider has shown. */
export function ProviderFindings({ findings }: { readonly findings: readonly Finding[] }) {
  return (
    <div className="mt-3">
      <h3 className="font-medium">{words.findingsTitle}</h3>
      <ul className="mt-1 space-y-1.5">
        {findings.map(({ what, detail }) => {
          const { Icon, said, className } = lookOf(what);
          return (
            <li key={what} className="flex items-start gap-2 [overflow-wrap:anywhere]">
              <Icon size={18} aria-hidden="true" className={`mt-0.5 shrink-0 ${className}`} />
              <span className="min-w-0">
                <span className="sr-only">{said}: </span>
                {fill(words.findings[what], { detail })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
