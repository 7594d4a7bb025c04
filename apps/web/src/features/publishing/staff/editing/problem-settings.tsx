import { changesForKind } from '@abhyas/content/forms/kind-files';
import {
  CHECKER_KINDS,
  ofKind,
  type CheckerForm,
  type ProblemForm,
} from '@abhyas/content/forms/problem-form';
import { PROBLEM_KINDS, type ProblemKind } from '@abhyas/content/forms/problem-kinds';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { fill } from '@abhyas/contract/fill';
import { CODE_KEYS, type CodeKey, languageOf } from '@abhyas/languages/code-keys';
import { useState } from 'react';

import { CheckField } from '../../../../ui/check-field.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { fieldsOf, type Fields } from './field-binding.ts';
import { keysFor, languageOfFile, nameOfKey } from './languages.ts';
import { NoForm } from './no-form.tsx';
import { CodeField, FaultNote } from './parts.tsx';
import { problemWay } from './problem-statement.tsx';
import { TagChoice } from './tag-choice.tsx';
import { useAssetEdits, useEditing, useForm, type FileForm } from './use-asset-edits.ts';

const { common, problem: words, text } = staffMessages.editors;

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
      <KindField {...props} />
      <Offer {...props} />
      <Judging {...props} />
      {form.kind === 'program' && <CheckerFields {...props} />}
      {form.kind === 'sql' && <RowRules {...props} />}
      <Rest {...props} />
    </div>
  );
}

const KINDS = PROBLEM_KINDS.map((value) => ({ value, name: words.kinds[value] }));

/** How it is solved. What goes and comes with it can be undone as every change. */
function KindField({ form, change, remark }: PartProps) {
  const edits = useAssetEdits();
  const [hasAdded, setHasAdded] = useState(false);
  const choose = (kind: ProblemKind): void => {
    change(ofKind(kind));
    edits.change(changesForKind(kind, edits.paths()));
    setHasAdded(true);
  };
  return (
    <div>
      <SelectField label={words.kind} value={form.kind} options={KINDS} onChange={choose} />
      <FaultNote text={remark('kind')} />
      <output className="mt-1.5 block text-small text-soft">{hasAdded && words.kindFiles}</output>
    </div>
  );
}

function RowRules({ form: { rows }, change, remark }: PartProps) {
  return (
    <>
      <CheckField
        label={words.ordered}
        checked={rows.ordered}
        onChange={(ordered) => change({ rows: { ...rows, ordered } })}
      />
      <CheckField
        label={words.columnNames}
        checked={rows.names}
        onChange={(names) => change({ rows: { ...rows, names } })}
      />
      <FaultNote text={remark('rows')} />
    </>
  );
}

function Offer({ form, change, remark, field }: PartProps) {
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
      <TextField label={text.teaches} hint={text.teachesHint} {...field('teaches')} />
      <TextField label={text.needs} hint={text.needsHint} {...field('needs')} />
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
      {form.kind === 'program' && <LanguageChoice form={form} change={change} remark={remark} />}
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

function LanguageChoice({
  form: { languages },
  change,
  remark,
}: Pick<PartProps, 'form' | 'change' | 'remark'>) {
  const choose = (key: CodeKey, checked: boolean): void =>
    change({ languages: CODE_KEYS.filter((each) => (each === key ? checked : languages.includes(each))) });
  return (
    <fieldset>
      <legend className="font-medium">{words.languages}</legend>
      <div className="flex flex-wrap gap-x-6">
        {keysFor('program').map((key) => (
          <CheckField
            key={key}
            label={nameOfKey(key)}
            checked={languages.includes(key)}
            onChange={(checked) => choose(key, checked)}
          />
        ))}
      </div>
      <FaultNote text={remark('languages')} />
    </fieldset>
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
