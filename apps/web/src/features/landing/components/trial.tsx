import Play from 'lucide-react/icons/play';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { useState } from 'react';

import { cx } from '../../../lib/classes.ts';
import { texts } from '../../../lib/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Console } from '../../console/components/console.tsx';
import { loadPanel, useOpenConsole } from '../../console/use-open-console.ts';
import { TRIAL_PROGRAMS } from '../trial-programs.ts';
import { useTrial, type TrialState } from '../use-trial.ts';
import { TrialEditor } from './trial-editor.tsx';
import { ScrollText } from '../../../ui/scroll-box.tsx';

/** The console needs the texts of the whole product; the landing page has loaded only its own. */
async function loadConsole() {
  const [panel] = await Promise.all([
    loadPanel(),
    import('../../../lib/language.ts').then(({ loadTexts }) => loadTexts()),
  ]);
  return panel;
}

/** The first screen is an exercise: real code, run on the real judge, without an account. */
export function Trial() {
  const words = texts.landing.trial;
  const [chosen, setChosen] = useState(0);
  const [codes, setCodes] = useState(() => TRIAL_PROGRAMS.map(({ code }) => code));
  const { state, run } = useTrial();
  const openConsole = useOpenConsole('landing', loadConsole);
  const program = TRIAL_PROGRAMS[chosen];
  const code = codes[chosen] ?? '';
  if (!program) return null;
  const current = () => ({ code, language: program.language, assetId: '' });
  const start = (): void => {
    openConsole.close();
    void run({ code, language: program.language });
  };
  return (
    <section
      aria-labelledby="trial-title"
      className="self-start overflow-hidden rounded-card border border-line bg-raised shadow-float"
    >
      <header className="border-b border-line px-4 pt-4 pb-3">
        <h2 id="trial-title" className="text-base font-[640]">
          {words.title}
        </h2>
        <p className="mt-1 text-small text-soft">{words.task}</p>
      </header>
      <div className="flex flex-wrap items-center gap-1 px-2 py-1.5">
        <fieldset className="flex grow gap-1">
          <legend className="sr-only">{words.language}</legend>
          {TRIAL_PROGRAMS.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className={cx(
                'min-h-9 rounded-small px-2.5 text-small font-medium touch:min-h-11',
                index === chosen ? 'bg-link-soft text-link' : 'text-soft hover:text-ink',
              )}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <Button
          size="small"
          icon={<SquareTerminal size={16} aria-hidden="true" />}
          onClick={() => openConsole.open(current())}
        >
          {words.talk}
        </Button>
        <Button
          size="small"
          variant="primary"
          busy={state.kind === 'running'}
          icon={<Play size={16} aria-hidden="true" />}
          onClick={start}
        >
          {words.run}
        </Button>
      </div>
      <TrialEditor
        label={words.code}
        value={code}
        onChange={(text) => setCodes(codes.with(chosen, text))}
        onSubmit={start}
      />
      {openConsole.opened ? (
        <div className="border-t border-line p-2">
          <Console openConsole={openConsole} current={current} />
        </div>
      ) : (
        <TrialOutput state={state} />
      )}
    </section>
  );
}

function TrialOutput({ state }: { readonly state: TrialState }) {
  const words = texts.landing.trial;
  return (
    <div className="border-t border-line">
      <h3 className="px-4 pt-2.5 text-small font-[600] text-soft">{words.output}</h3>
      <output className="block px-4 pt-1 pb-4" aria-live="polite">
        <ScrollText className="h-48 text-small leading-snug whitespace-pre" data-testid="trial-output">
          {outputText(state)}
        </ScrollText>
        <span className={cx('block text-small', state.kind === 'failed' ? 'text-bad' : 'text-good')}>
          {'note' in state ? state.note : '\u00a0'}
        </span>
      </output>
    </div>
  );
}

function outputText(state: TrialState): string {
  const words = texts.landing.trial;
  if (state.kind === 'idle') return words.before;
  if (state.kind === 'running') return `${words.running} …`;
  return state.output;
}
