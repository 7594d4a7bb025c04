import { type Client, DatabaseError } from 'pg';

import { withClient } from './with-client.ts';

const ALREADY_THERE = new Set(['42P04', '42710', '23505']);

export type NewDatabase = {
  /** Any database of the server, as a role that may create databases and roles. */
  readonly adminUrl: string;
  readonly database: string;
  /** An ordinary role that shall own the database; made, or given this password, as needed. */
  readonly owner?: { readonly role: string; readonly password: string };
};

/** Creates a database, and the role that owns it, unless they are there. */
export async function ensureDatabase({ adminUrl, database, owner }: NewDatabase): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const name = client.escapeIdentifier(database);
    if (owner !== undefined) {
      const role = client.escapeIdentifier(owner.role);
      await createUnlessThere(client, `create role ${role}`);
      await client.query(`alter role ${role} login password ${client.escapeLiteral(owner.password)}`);
    }
    await createUnlessThere(client, `create database ${name}`);
    if (owner !== undefined) {
      await client.query(`alter database ${name} owner to ${client.escapeIdentifier(owner.role)}`);
    }
  });
}

async function createUnlessThere(client: Client, statement: string): Promise<void> {
  await client.query(statement).catch((error: unknown) => {
    if (!(error instanceof DatabaseError && ALREADY_THERE.has(error.code ?? ''))) throw error;
  });
}
