import { staffMessages } from '@abhyas/contract/messages.staff';
import type { MutationTestResult } from '@abhyas/contract/proving.staff';
import { fill } from '@abhyas/contract/fill';
import { languageAt } from '@abhyas/languages/index';
import { ScrollText } from '../../../ui/scroll-box.tsx';

const words = staffMessages.proving.hunts;

/** What became of small changes in the right solutions. */
export function MutationTests({ hunts }: { readonly hunts: readonly MutationTestResult[] }) {
  return (
    <div className="space-y-6">
      {hunts.map((mutationTest) => (
        <MutationTest key={mutationTest.name} mutationTest={mutationTest} />
      ))}
    </div>
  );
}

function judgement(built: number, enough: boolean): string {
  if (built === 0) return words.noneBuilt;
  return enough ? words.enough : words.tooFew;
}

function MutationTest({ mutationTest }: { readonly mutationTest: MutationTestResult }) {
  const { name, language, made, done, built, killed, survivors, enough } = mutationTest;
  const ended = done === made;
  return (
    <div>
      <h3 className="font-[600]">
        <code>{name}</code> <span className="text-soft">{languageAt(language).name}</span>
      </h3>
      {ended ? (
        <p>
          {fill(words.tally, { killed, built, made, unbuilt: made - built })} {judgement(built, enough)}
        </p>
      ) : (
        <p className="text-soft">{fill(words.running, { done, made })}</p>
      )}
      {survivors.length > 0 && (
        <>
          <p className="mt-2">{words.survivors}</p>
          <ul className="mt-2 space-y-2">
            {survivors.map(({ line, before, after }) => (
              <li key={`${line} ${after}`} className="rounded-card border border-line px-3 py-2">
                <span className="text-small text-soft">{fill(words.line, { line })}</span>
                <ScrollText className="text-small">
                  <del className="block text-soft no-underline">− {before}</del>
                  <ins className="block no-underline">+ {after}</ins>
                </ScrollText>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
