import { readStatement, writeStatement } from '@abhyas/content/forms/statement-form';
import { readProblem, writeProblem } from '@abhyas/content/forms/problem-form';
import { staffMessages } from '@abhyas/contract/messages.staff';

import { TextField } from '../../../../ui/field.tsx';
import { MarkdownEditor } from './markdown-editor.tsx';
import { NoForm } from './no-form.tsx';
import { FaultNote } from './parts.tsx';
import { remarkAt } from './remarks.rules.ts';
import { useEditing, useForm } from './use-asset-edits.ts';

const { common, problem: words } = staffMessages.editors;

const FILE = 'statement.md';
const PROBLEM = 'problem.yaml';
const way = { read: readStatement, write: writeStatement };
export const problemWay = { read: readProblem, write: writeProblem };

/** What a learner reads: name, summary and the four parts of the statement. */
export function ProblemStatement() {
  const { remarks } = useEditing();
  const problem = useForm(PROBLEM, problemWay);
  const statement = useForm(FILE, way);
  const { form, change } = statement;
  if (!problem.form || !form) return <NoForm file={PROBLEM} />;
  const parts = [
    { key: 'story', label: words.story, height: 220 },
    { key: 'input', label: words.input, height: 110 },
    { key: 'output', label: words.output, height: 110 },
    { key: 'constraints', label: words.constraints, height: 130 },
  ] as const;
  // A page and a circuit read no input; what was written of it before is still shown.
  const isRead = problem.form.kind === 'program' || problem.form.kind === 'sql';
  const shown = parts.filter(({ key }) => key === 'story' || isRead || form[key] !== '');
  return (
    <div className="space-y-5">
      <TextField
        label={words.name}
        value={problem.form.name}
        maxLength={80}
        error={remarkAt(remarks, PROBLEM, ['name'])}
        onChange={(event) => problem.change({ name: event.target.value })}
      />
      <TextField
        label={common.summary}
        hint={common.summaryHint}
        value={problem.form.summary}
        maxLength={240}
        error={remarkAt(remarks, PROBLEM, ['summary'])}
        onChange={(event) => problem.change({ summary: event.target.value })}
      />
      <FaultNote text={remarkAt(remarks, FILE)} />
      {shown.map(({ key, label, height }) => (
        <MarkdownEditor
          key={key}
          label={label}
          value={form[key]}
          height={height}
          onChange={(text) => change({ [key]: text })}
        />
      ))}
      <p className="text-small text-soft">{words.storyHint}</p>
    </div>
  );
}
