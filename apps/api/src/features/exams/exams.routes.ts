import { beginExam, handInExam, listExams, readExam, readPacket, sayHere } from '@abhyas/contract/exams';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { seeingEverything } from '../../platform/content/sight.ts';
import { handle } from '../../platform/http/http.ts';
import { begin, type From } from './beginning.service.ts';
import * as exams from './exams.service.ts';

/** Exams as learners sit them. */
export async function examsRoutes(
  app: FastifyInstance,
  { db, release, config }: Pick<AppContext, 'db' | 'release' | 'config'>,
): Promise<void> {
  const fromOf = ({ ip, headers, url }: FastifyRequest): From => ({
    address: ip,
    url: new URL(url, config.publicUrl).href,
    configKeyHash: headerOf(headers['x-safeexambrowser-configkeyhash']),
    requestHash: headerOf(headers['x-safeexambrowser-requesthash']),
  });
  handle(app, listExams, ({ identity }) => exams.listExamsFor({ db }, identity.accountId));
  handle(app, readExam, ({ identity, params }) => exams.readExamFor({ db }, identity, params.id));
  // The class is asked for it, whatever else it sees.
  handle(app, readPacket, ({ identity, params, language }) =>
    seeingEverything(() =>
      exams.packetFor({ db, release: release.in(language) }, identity.accountId, params.id),
    ),
  );
  handle(app, beginExam, ({ identity, params, body, request }) =>
    begin({ db }, identity, { ...params, ...body, from: fromOf(request) }),
  );
  handle(app, sayHere, ({ identity, params, body }) => exams.hear({ db }, identity, { ...params, ...body }));
  handle(app, handInExam, ({ identity, params }) => exams.handInFor({ db }, identity, params.id));
}

const headerOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
