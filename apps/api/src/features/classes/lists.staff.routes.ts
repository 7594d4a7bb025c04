import {
  editMember,
  importMembers,
  inviteAgain,
  moveMembers,
  previewImport,
  printPasswords,
  removeMember,
  undoListChange,
} from '@abhyas/contract/classes-lists.staff';
import { DONE } from '@abhyas/contract/done';
import type { FastifyInstance } from 'fastify';

import type { AppContext } from '../../platform/app-context.ts';
import { handle } from '../../platform/http/http.ts';
import * as changes from './list-changes.service.ts';
import * as lists from './list-import.service.ts';
import * as passwords from './printed-passwords.service.ts';

/** Who is on the list of a class. */
export async function listsStaffRoutes(
  app: FastifyInstance,
  context: Pick<AppContext, 'db' | 'release'>,
): Promise<void> {
  handle(app, previewImport, ({ identity, params, body }) =>
    lists.previewImport(context, identity, { ...params, ...body }),
  );
  handle(app, importMembers, ({ identity, params, body }) =>
    lists.importMembers(context, identity, { ...params, ...body }),
  );
  handle(app, editMember, ({ identity, params, body }) =>
    changes.editMember(context, identity, { ...params, ...body }),
  );
  handle(app, removeMember, ({ identity, params }) => changes.removeMember(context, identity, params));
  handle(app, moveMembers, ({ identity, params, body }) =>
    changes.moveMembers(context, identity, { ...params, ...body }),
  );
  handle(app, undoListChange, ({ identity, params }) => changes.undoListChange(context, identity, params));
  handle(app, inviteAgain, async ({ identity, params }) => {
    await changes.inviteAgain(context, identity, params);
    return DONE;
  });
  handle(app, printPasswords, ({ identity, params, body }) =>
    passwords.printPasswords(context, identity, { ...params, ...body }),
  );
}
