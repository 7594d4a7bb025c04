/**
 * What a connection to the queue begins with, whatever the settings of its login: these come before them. A runner that
 * strangers have taken may change its login's settings, and with that would stop all others.
 */
export const SESSION_SETTINGS = [
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_session_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'default_transaction_read_only=off',
  'default_transaction_isolation=read\\ committed',
  // The queue's statements are few and always the same: none gains by a plan of its own for each call. Its tables are empty
  // now and full a minute later: a plan made of an empty one must not read all of a full one for ever after.
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
