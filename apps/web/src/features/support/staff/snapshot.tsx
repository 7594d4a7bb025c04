import { staffMessages } from '@abhyas/contract/messages.staff';
import type { ReportSnapshot } from '@abhyas/contract/support.staff';
import { LANGUAGES } from '@abhyas/languages/index';
import type { ReactNode } from 'react';

import { TextLink } from '../../../ui/button-link.tsx';

const words = staffMessages.support;

/** What was on the screen of who reported a problem: the question, the code, the result. */
export function Snapshot({ report }: { readonly report: ReportSnapshot }) {
  const { title, path, releaseId, language, code, result, screen } = report;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      words.snapshotOf,
      <TextLink key="problem" to={path}>
        {title}
      </TextLink>,
    ],
    [words.language, LANGUAGES[language]?.name ?? String(language)],
    [words.release, releaseId],
    [words.screen, screen ? `${screen.width} × ${screen.height}` : staffMessages.shell.none],
    [words.result, result ? (result.msg ?? result.verdict ?? result.notif) : words.noResult],
  ];
  return (
    <section className="mt-6">
      <h2 className="text-h3">{words.snapshot}</h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 phone:grid-cols-[10rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Listing title={words.code} text={code} />
      {result?.co !== undefined && <Listing title={words.rawOutput} text={result.co} />}
    </section>
  );
}

function Listing({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h3 className="mt-4 font-[600]">{title}</h3>
      <pre className="mt-1 rounded-card bg-sunken p-3 text-small wrap-anywhere whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
    </>
  );
}
