import type { Client } from 'pg';

/** Puts somebody who is signed in on the staff, as if their session had given its second factor. Answers their account's id. */
export async function putOnStaff(
  client: Client,
  { email, roles }: { readonly email: string; readonly roles: readonly string[] },
): Promise<string> {
  const { rows } = await client.query<{ id: string }>('select id from account where email = $1', [email]);
  const id = rows[0]?.id ?? '';
  await client.query(
    'insert into staff_member (account_id, roles, totp_confirmed_at) values ($1, $2, now())',
    [id, roles],
  );
  await client.query('update session set second_factor_at = now() where account_id = $1', [id]);
  return id;
}
