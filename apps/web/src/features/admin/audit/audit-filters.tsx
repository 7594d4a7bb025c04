import { staffMessages } from '@abhyas/contract/messages.staff';
import { auditKinds } from '@abhyas/contract/messages/en/audit';

import { TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

const words = staffMessages.audit;

/** What is in the form; '' is not asked. */
export type Filters = Readonly<Record<'search' | 'person' | 'kind' | 'object' | 'from' | 'to', string>>;

export const NO_FILTERS: Filters = { search: '', person: '', kind: '', object: '', from: '', to: '' };

type Props = { readonly filters: Filters; readonly onChange: (filters: Filters) => void };

/** By whom, of which kind, to what and when. */
export function AuditFilters({ filters, onChange }: Props) {
  const field = (name: Exclude<keyof Filters, 'kind'>, type: 'search' | 'date') => (
    <TextField
      label={words[name]}
      type={type}
      value={filters[name]}
      onChange={(event) => onChange({ ...filters, [name]: event.target.value })}
    />
  );
  return (
    <search className="mb-6 grid gap-4 phone:grid-cols-2 wide:grid-cols-3">
      {field('search', 'search')}
      {field('person', 'search')}
      {field('object', 'search')}
      <SelectField
        label={words.kind}
        value={filters.kind}
        options={[
          { value: '', name: words.everyKind },
          ...Object.entries(auditKinds).map(([value, name]) => ({ value, name })),
        ]}
        onChange={(kind) => onChange({ ...filters, kind })}
      />
      {field('from', 'date')}
      {field('to', 'date')}
    </search>
  );
}
