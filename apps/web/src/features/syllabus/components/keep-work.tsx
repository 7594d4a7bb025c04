import { texts } from '../../../lib/texts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { registerPath } from '../syllabus.rules.ts';

/** Offers an account, and leads on to the same place in it. */
export function KeepWork({ next, text }: { readonly next: string; readonly text: string }) {
  return (
    <aside
      data-print="hidden"
      className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-link-soft px-5 py-4"
    >
      <p className="min-w-0 grow basis-60">{text}</p>
      <ButtonLink to={registerPath(next)}>{texts.syllabus.register}</ButtonLink>
    </aside>
  );
}
