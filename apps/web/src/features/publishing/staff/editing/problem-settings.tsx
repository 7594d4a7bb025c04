import { CHECKER_KINDS, type CheckerForm, type ProblemForm } from '@abhyas/content/forms/problem-form';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { CODE_KEYS, languageOf } from '@abhyas/languages/code-keys';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { fieldsOf, type Fields } from './field-binding.ts';
import { languageOfFile, nameOfKey } from './languages.ts';
import { NoForm } from './no-form.tsx';
import { CodeField, FaultNote } from './parts.tsx';
import { problemWay } from './problem-statement.tsx';
import { TagChoice } from './tag-choice.tsx';
import { useAssetEdits, useEditing, useForm, type FileForm } from './use-asset-edits.ts';

const { common, problem: words } = staffMessages.editors;

const FILE = 'problem.yaml';
const DIFFICULTIES = (['easy', 'medium', 'hard'] as const).map((value) => ({
  value,
  name: words.difficulties[value],
}));

type PartProps = FileForm<ProblemForm> & Fields<ProblemForm> & { readonly form: ProblemForm };

/** problem.yaml, but for the name and the summary: how it is offered and how it is judged. */
export function ProblemSettings() {
  const { remarks } = useEditing();
  const { form, change } = useForm(FILE, problemWay);
  if (!form) return <NoForm file={FILE} />;
  const props = { form, change, ...fieldsOf(FILE, { form, change, remarks }) };
  return (
    <div className="space-y-5">
      <Offer {...props} />
      <Judging {...props} />
      <CheckerFields {...props} />
      <Rest {...props} />
    </div>
  );
}

function Offer({ form, change, remark }: PartProps) {
  const known = DIFFICULTIES.some(({ value }) => value === form.difficulty);
  return (
    <>
      <SelectField
        label={words.difficulty}
        value={form.difficulty}
        options={known ? DIFFICULTIES : [{ value: form.difficulty, name: form.difficulty }, ...DIFFICULTIES]}
        onChange={(difficulty) => change({ difficulty })}
      />
      <FaultNote text={remark('difficulty')} />
      <TagChoice tags={form.tags} error={remark('tags')} onChange={(tags) => change({ tags })} />
      <CheckField label={common.premium} checked={form.premium} onChange={(premium) => change({ premium })} />
      <CheckField label={words.tryIt} checked={form.tryIt} onChange={(tryIt) => change({ tryIt })} />
    </>
  );
}

/** The languages that get more time than C, and how much. */
const SLOWER = CODE_KEYS.filter((key) => languageOf(key).timeFactor > 1)
  .map((key) => `${nameOfKey(key)} ×${languageOf(key).timeFactor}`)
  .join(', ');

function Judging({ form, change, remark }: PartProps) {
  const limit = (key: keyof ProblemForm['limits'], value: string): void =>
    change({ limits: { ...form.limits, [key]: value } });
  return (
    <>
      <TextField
        label={words.time}
        hint={fill(words.timeHint, { languages: SLOWER })}
        inputMode="decimal"
        value={form.limits.time}
        error={remark('limits', 'time_limit')}
        onChange={(event) => limit('time', event.target.value)}
      />
      <div className="grid gap-4 phone:grid-cols-2">
        <TextField
          label={words.memory}
          inputMode="numeric"
          value={form.limits.memory}
          error={remark('limits', 'memory')}
          onChange={(event) => limit('memory', event.target.value)}
        />
        <TextField
          label={words.outputLimit}
          inputMode="decimal"
          value={form.limits.output}
          error={remark('limits', 'output')}
          onChange={(event) => limit('output', event.target.value)}
        />
      </div>
      <fieldset>
        <legend className="font-[550]">{words.languages}</legend>
        <div className="flex flex-wrap gap-x-6">
          {CODE_KEYS.map((key) => (
            <CheckField
              key={key}
              label={nameOfKey(key)}
              checked={form.languages.includes(key)}
              onChange={(checked) =>
                change({
                  languages: CODE_KEYS.filter((each) =>
                    each === key ? checked : form.languages.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
        <FaultNote text={remark('languages')} />
      </fieldset>
      <CheckField
        label={words.someReferences}
        checked={form.someReferences}
        onChange={(someReferences) => change({ someReferences })}
      />
      <CheckField
        label={words.stop}
        checked={form.stopAtFirstFailure}
        onChange={(stopAtFirstFailure) => change({ stopAtFirstFailure })}
      />
    </>
  );
}

function CheckerFields({ form: { checker }, change, remark }: PartProps) {
  const edit = (part: Partial<CheckerForm>): void => change({ checker: { ...checker, ...part } });
  return (
    <>
      <SelectField
        label={words.checker}
        value={checker.kind}
        options={CHECKER_KINDS.map((value) => ({ value, name: words.checkers[value] }))}
        onChange={(kind) => edit({ kind })}
      />
      {checker.kind === 'floats' && (
        <div className="grid gap-4 phone:grid-cols-2">
          <TextField
            label={words.absolute}
            inputMode="decimal"
            value={checker.absolute}
            onChange={(event) => edit({ absolute: event.target.value })}
          />
          <TextField
            label={words.relative}
            inputMode="decimal"
            value={checker.relative}
            onChange={(event) => edit({ relative: event.target.value })}
          />
        </div>
      )}
      {checker.kind === 'custom' && <CheckerProgram program={checker.program} />}
      <FaultNote text={remark('checker')} />
    </>
  );
}

function CheckerProgram({ program }: { readonly program: string }) {
  const edits = useAssetEdits();
  return (
    <div>
      <CodeField
        label={`${words.program}: ${program}`}
        language={languageOfFile(program)}
        value={edits.text(program) ?? ''}
        onChange={(text) => edits.edit(program, text)}
      />
      <p className="mt-1.5 text-small text-soft">{words.programHint}</p>
    </div>
  );
}

function Rest({ field }: PartProps) {
  return (
    <>
      <TextField label={words.hintVideo} {...field('hintVideo')} />
      <TextField label={words.credits} {...field('credits')} />
      <TextField label={words.license} {...field('license')} />
    </>
  );
}
