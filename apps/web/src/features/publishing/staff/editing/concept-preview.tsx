import type { ConceptForm } from '@abhyas/content/forms/concept-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import type { MappedConcept } from '@abhyas/contract/mastery';
import type { PageLanguage } from '@abhyas/contract/page-language';
import type { DraftConceptLesson } from '@abhyas/contract/publishing-outlines.staff';
import { useQuery } from '@tanstack/react-query';

import { Loaded } from '../../../../ui/loaded.tsx';
import { TextSkeleton } from '../../../../ui/skeleton.tsx';
import { ConceptGroup } from '../../../mastery/components/concept-group.tsx';
import { assetPath } from '../drafts.rules.ts';
import { conceptLessonsQuery } from './outlines.queries.ts';
import { useEditing } from './use-asset-edits.ts';

const words = staffMessages.editors.concepts;

type Props = { readonly concepts: readonly ConceptForm[]; readonly language: PageLanguage };

/** The concepts that were found as they stand in the map of each course, for a learner who can begin their lessons. */
export function ConceptPreview({ concepts, language }: Props) {
  const { draftId } = useEditing();
  const query = useQuery(conceptLessonsQuery(draftId, language));
  return (
    <Loaded query={query} skeleton={<TextSkeleton lines={6} />}>
      {({ lessons }) => {
        const courses = mapsOf(lessons, { concepts, language, draftId });
        const taught = new Set(courses.flatMap(([, shown]) => shown.map(({ id }) => id)));
        const untaught = concepts.filter(({ id }) => !taught.has(id));
        return (
          <>
            {courses.map(([course, shown]) => (
              <section key={course} aria-label={course}>
                <p className="mb-2 text-small font-[600] text-soft">{course}</p>
                <ConceptGroup group="next" concepts={shown} course={shown} />
              </section>
            ))}
            {untaught.length > 0 && (
              <p className="text-soft">
                {words.untaught} {untaught.map(({ id }) => id).join(', ')}
              </p>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

type Shown = Props & { readonly draftId: string };

/** Each course with those of the concepts that it teaches, at the lesson that teaches them first. */
function mapsOf(
  lessons: readonly DraftConceptLesson[],
  { concepts, language, draftId }: Shown,
): [string, MappedConcept[]][] {
  const courses = Map.groupBy(lessons, ({ course }) => course);
  return [...courses].flatMap(([course, own]): [string, MappedConcept[]][] => {
    const shown = concepts.flatMap((concept): MappedConcept[] => {
      const lesson = own.find(({ teaches }) => teaches.includes(concept.id));
      if (!lesson) return [];
      return [
        {
          id: concept.id,
          name: (language !== 'en' && concept.names[language]) || concept.name,
          reason: 'lesson',
          lesson: { title: lesson.title, link: assetPath(draftId, lesson.folder) },
          needs: [],
        },
      ];
    });
    return shown.length === 0 ? [] : [[course, shown]];
  });
}
