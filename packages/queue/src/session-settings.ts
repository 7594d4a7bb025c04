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
]
  .map((setting) => `-c ${setting}`)
  .join(' ');
