import { readPage } from '@abhyas/languages/page/tools/files';
import ListChecks from 'lucide-react/icons/list-checks';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Button } from '../../../../ui/button.tsx';
import { CheckList } from '../../../running/components/page/check-list.tsx';
import { checksIn, type CheckedOne } from '../../../running/components/page/checks.rules.ts';
import { pageWords } from '../../../running/components/page/page-words.ts';
import type { WorkspaceState } from '../../use-workspace.ts';
import { PageFrame, type ConsoleLine, type PageEnd } from './page-frame.ts';
import { tryChecks } from './try-checks.ts';

const PAUSE_MS = 500;
const MOST_LINES = 200;

type WorkspaceProps = { readonly workspace: Pick<WorkspaceState, 'text' | 'data'> };

/** The page of a workspace. */
export function WorkspacePreview({ workspace: { text, data } }: WorkspaceProps) {
  const code = useSyncExternalStore(
    (listener) => text.subscribe(listener),
    () => text.code,
  );
  return <Preview code={code} checks={data.ctestcase.page ?? ''} />;
}

type Props = {
  readonly code: string;
  /** What the judge is given to read. */
  readonly checks: string;
};

/** A page as it is typed, its console, and its checks tried in this browser. */
export function Preview({ code, checks }: Props) {
  const words = pageWords();
  const host = useRef<HTMLDivElement>(null);
  const { lines, ended, reload } = usePage(host, code);
  const { checked, busy, begin, place } = useChecks(code, checks);
  return (
    <div className="flex min-h-full flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          icon={<ListChecks size={17} aria-hidden="true" />}
          onClick={() => void begin()}
        >
          {words.tryChecks}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<RotateCw size={16} aria-hidden="true" />}
          onClick={reload}
        >
          {words.refresh}
        </Button>
      </div>
      <div className="grid gap-3 practise:grid-cols-2">
        <div className="space-y-3">
          <output className="block empty:hidden">
            {ended && <p className="text-bad">{words.ended[ended]}</p>}
          </output>
          <div ref={host} className="h-80 resize-y overflow-hidden rounded-card border border-line" />
        </div>
        <div className="space-y-3">
          <output className="block">{checked && <CheckList checks={checked} />}</output>
          <ConsoleLines lines={lines} />
        </div>
      </div>
      <div
        ref={place}
        inert={false}
        aria-hidden="true"
        className="pointer-events-none fixed top-0 left-0 -z-10 h-192 w-5xl opacity-0"
      />
    </div>
  );
}

function ConsoleLines({ lines }: { readonly lines: readonly ConsoleLine[] }) {
  const words = pageWords();
  return (
    <section>
      <h3 className="mb-1 text-small font-medium text-soft">{words.console}</h3>
      <div
        role="log"
        className="max-h-60 overflow-auto rounded-small border border-line bg-sunken p-2.5 font-code text-small"
      >
        {lines.length === 0 && <p className="font-sans text-soft">{words.nothingSaid}</p>}
        {lines.map(({ level, text }, at) => (
          // Lines are only added at the end.
          // eslint-disable-next-line react/no-array-index-key
          <p key={at} className={`break-words whitespace-pre-wrap ${level === 'error' ? 'text-bad' : ''}`}>
            {level !== 'log' && <span>{words.level[level]}: </span>}
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Shows the page anew when nobody has typed for a moment. */
function usePage(host: { readonly current: HTMLElement | null }, code: string) {
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const [ended, setEnded] = useState<PageEnd | null>(null);
  const [loads, setLoads] = useState(0);
  const isFirst = useRef(true);
  useEffect(() => {
    let frame: PageFrame | undefined;
    const show = (): void => {
      const files = readPage(code);
      if (!host.current || !files) return;
      setLines([]);
      setEnded(null);
      frame = new PageFrame(
        host.current,
        { files, title: pageWords().frame },
        { onLine: (more) => setLines((known) => [...known, ...more].slice(0, MOST_LINES)), onEnd: setEnded },
      );
    };
    const timer = setTimeout(show, isFirst.current ? 0 : PAUSE_MS);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      frame?.end();
    };
    // By `loads` the page is shown anew.
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [host, code, loads]);
  return { lines, ended, reload: () => setLoads((number) => number + 1) };
}

/** Tries the checks in frames that nobody sees; what they say is of the text that was checked. */
function useChecks(code: string, input: string) {
  const place = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<{
    readonly code: string;
    readonly checked: readonly CheckedOne[];
  } | null>(null);
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    const files = readPage(code);
    if (!place.current || !files) return;
    setBusy(true);
    const before = document.activeElement;
    try {
      setResult({ code, checked: await tryChecks(place.current, files, checksIn(input)) });
    } finally {
      setBusy(false);
      // A page that is checked may take the keyboard focus.
      if (before instanceof HTMLElement) before.focus();
    }
  };
  return { place, busy, begin, checked: result?.code === code ? result.checked : null };
}
