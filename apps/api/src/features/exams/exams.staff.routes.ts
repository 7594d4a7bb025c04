import { DONE } from '@abhyas/contract/done';
import {
  decideLate,
  moveSeat,
  readLate,
  readSeats,
  readSeatText,
  writeSeatNote,
} from '@abhyas/contract/exams.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as seats from './seats.service.ts';

/** Exams as teachers watch them and decide. */
export async function examsStaffRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  const context = { db };
  handle(app, readSeats, ({ identity, params }) => seats.seatsOf(context, identity, params.id));
  handle(app, readSeatText, ({ identity, params }) => seats.seatText(context, identity, params));
  handle(app, writeSeatNote, async ({ identity, params, body }) => {
    await seats.writeNote(context, identity, { ...params, ...body });
    return DONE;
  });
  handle(app, moveSeat, async ({ identity, params }) => {
    await seats.moveSeat(context, identity, params);
    return DONE;
  });
  handle(app, readLate, ({ identity, params }) => seats.lateTexts(context, identity, params));
  handle(app, decideLate, async ({ identity, params, body }) => {
    await seats.decideLate(context, identity, { ...params, ...body });
    return DONE;
  });
}
