import { texts } from '../../../lib/texts.ts';
import { KolamProgress } from '../../../ui/kolam/kolam-progress.tsx';
import { Reveal } from './reveal.tsx';

/** How far the same kolam is drawn in each of the three steps. */
const DRAWN = [12, 58, 100] as const;

export function Steps() {
  const { steps } = texts.landing;
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-page px-4 py-16 learn:px-8">
        <h2 className="sr-only">{steps.title}</h2>
        <ol className="grid gap-12 learn:grid-cols-3 learn:gap-10">
          {steps.items.map(({ title, text }, index) => (
            <li key={title}>
              <Reveal className="flex gap-5 learn:block">
                <KolamProgress
                  id="steps"
                  percent={DRAWN[index] ?? 0}
                  className="size-20 shrink-0 learn:size-32"
                />
                <div>
                  <h3 className="text-h3 learn:mt-5">{title}</h3>
                  <p className="mt-2 max-w-[22rem] text-reading text-soft">{text}</p>
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
