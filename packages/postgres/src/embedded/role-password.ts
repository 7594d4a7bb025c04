import { createHmac } from 'node:crypto';

import { SUPERUSER } from './cluster.ts';

/** The password of a role of the embedded server: the superuser's own, and one made from it for each other role. */
export function rolePassword(superuserPassword: string, role: string): string {
  if (role === SUPERUSER) return superuserPassword;
  return createHmac('sha256', superuserPassword).update(`role:${role}`).digest('base64url');
}
