import { DONE } from '@abhyas/contract/done';
import { readReplay, readSeats, readSeatText, writeSeatNote } from '@abhyas/contract/live.staff';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle, handleRaw, sendJson } from '../../platform/http/http.ts';
import { seatText, writeNote } from './looking.service.ts';
import { replayOf } from './replay.service.ts';
import { seatsOf } from './seats.service.ts';

/** Learners who are at work, as their teachers watch them. */
export async function liveStaffRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): Promise<void> {
  handle(app, readSeats, ({ identity, params }) => seatsOf({ db }, identity, params.id));
  handle(app, readSeatText, ({ identity, params }) => seatText({ db }, identity, params));
  handle(app, writeSeatNote, async ({ identity, params, body }) => {
    await writeNote({ db }, identity, { ...params, ...body });
    return DONE;
  });
  handleRaw(app, readReplay, async ({ identity, params, reply }) =>
    sendJson(reply, await replayOf({ db }, identity, params)),
  );
}
