import { CONCEPTS_FILE } from '@abhyas/content/forms/concept-form';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { ButtonLink } from '../../../../ui/button-link.tsx';
import { filePath } from '../drafts.rules.ts';

const words = staffMessages.editors.concepts;

/** The way to the form of concepts.yaml. */
export function ConceptsSection({ draftId }: { readonly draftId: string }) {
  return (
    <section>
      <h2 className="text-h3 font-[640]">{words.title}</h2>
      <p className="mb-3 max-w-reading text-soft">{words.lead}</p>
      <ButtonLink size="small" to={filePath(draftId, CONCEPTS_FILE)}>
        {words.open}
      </ButtonLink>
    </section>
  );
}
