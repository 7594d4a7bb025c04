import { staffMessages } from '@abhyas/contract/messages.staff';
import { useState } from 'react';

import { Tabs } from '../../../../ui/tabs.tsx';
import { ProblemHelp } from './problem-help.tsx';
import { ProblemPrograms } from './problem-programs.tsx';
import { ProblemSettings } from './problem-settings.tsx';
import { ProblemStatement } from './problem-statement.tsx';
import { ProblemTests } from './problem-tests.tsx';

const words = staffMessages.editors.problem;

/** A problem's folder, part by part. */
export function ProblemEditor() {
  const [tab, setTab] = useState('statement');
  return (
    <Tabs
      label={words.name}
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'statement', title: words.tabs.statement, content: <ProblemStatement /> },
        { id: 'tests', title: words.tabs.tests, content: <ProblemTests /> },
        { id: 'programs', title: words.tabs.programs, content: <ProblemPrograms /> },
        { id: 'help', title: words.tabs.help, content: <ProblemHelp /> },
        { id: 'settings', title: words.tabs.settings, content: <ProblemSettings /> },
      ]}
    />
  );
}
