import Play from 'lucide-react/icons/play';
import { useState, type ReactNode } from 'react';

import { showToast } from '../ui/toasts.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Badge, NewBadge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { TextLink } from '../ui/button-link.tsx';
import { Card, cardClass } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Editor } from '../ui/editor/editor.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { KolamProgress } from '../ui/kolam/kolam-progress.tsx';
import { Wordmark } from '../ui/kolam/mark.tsx';
import { Page } from '../ui/page.tsx';
import { PageChoices } from '../ui/page-choices.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Ribbon } from '../ui/ribbon.tsx';
import { CardsSkeleton, TextSkeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';

const LONG = 'A title so long that it must break over several lines on a phone and still look designed';
const TONES = ['plain', 'good', 'warn', 'bad', 'note', 'accent', 'link'] as const;
const PROGRAM =
  '#include <stdio.h>\n\nint main(void) {\n    printf("12345\\n"); // a comment\n    return 0;\n}\n';

/** All parts in all states, for those who build screens. Only in development. */
export function StyleguideScreen() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('one');
  return (
    <Page title="Styleguide" lead="Every part of the interface in every state." action={<PageChoices />}>
      <Part title="Mark, avatars, badges">
        <Wordmark />
        <Avatar name="Asha Rao" colour="#007bff" />
        <Avatar name="आशा" colour="#ffd54f" />
        <NewBadge>New</NewBadge>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Part>
      <Part title="Buttons and links">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>disabled</Button>
        <Button busy>busy</Button>
        <Button size="small">small</Button>
        <Button size="large">large</Button>
        <IconButton label="Run" icon={<Play size={18} />} />
        <TextLink to="/styleguide">A link in a text</TextLink>
        <Spinner />
      </Part>
      <Part title="Fields">
        <TextField label="Name" hint="A hint" className="w-72" />
        <TextField label="Email" error="Please enter a valid email address" className="w-72" />
        <TextArea label="Feedback" className="w-72" />
      </Part>
      <Part title="Progress">
        {[0, 1, 37, 99, 100].map((percent) => (
          <div key={percent} className="w-32">
            <KolamProgress id="styleguide" percent={percent} className="w-full" />
            <ProgressBar percent={percent} label={`${percent} percent`} />
          </div>
        ))}
      </Part>
      <Part title="Cards, ribbons, skeletons, nothing">
        <Card className="w-64">
          <Ribbon tone="good">Completed</Ribbon>
          <p className="pt-8">{LONG}</p>
        </Card>
        <div className={`${cardClass} w-64`}>
          <Ribbon tone="note">Coming Soon</Ribbon>
          <p className="pt-8">अ, आ, इ: देवनागरी में भी</p>
        </div>
        <div className="w-full">
          <CardsSkeleton count={3} />
          <TextSkeleton />
        </div>
        <EmptyState title="Nothing here yet">Something will be.</EmptyState>
      </Part>
      <Part title="Toasts, dialog, tabs, accordion">
        {(['info', 'success', 'error'] as const).map((type) => (
          <Button key={type} onClick={() => showToast({ msg: `A toast of the kind ${type}`, type })}>
            {type}
          </Button>
        ))}
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="A dialog"
          description={LONG}
          actions={<Button>Fine</Button>}
        />
        <div className="w-full">
          <Tabs
            label="Examples"
            value={tab}
            onChange={setTab}
            tabs={['one', 'two'].map((id) => ({ id, title: id, content: <p>{LONG}</p> }))}
          />
          <Accordion sections={['one', 'two'].map((id) => ({ id, title: id, content: <p>{LONG}</p> }))} />
        </div>
      </Part>
      <Part title="Editor">
        <div className="w-full">
          <Editor label="Code" language="c" height={200} value={PROGRAM} />
        </div>
      </Part>
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-12">
      <h2 className="mb-4 border-b border-line pb-2 text-h3">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}
