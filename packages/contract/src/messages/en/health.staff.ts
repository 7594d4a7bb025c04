export const health = {
  figures: {
    runsWaiting: { name: 'Programs waiting', unit: '' },
    runsUnderWay: { name: 'Programs running', unit: '' },
    oldestWaitMs: { name: 'Longest wait', unit: 'ms' },
    runners: { name: 'Runner hosts', unit: '' },
    runsLastMinute: { name: 'Runs in a minute', unit: '' },
    mailsWaiting: { name: 'Mails waiting', unit: '' },
    jobsGivenUp: { name: 'Jobs given up', unit: '' },
    webhooksLastMinute: { name: 'Payment webhooks in a minute', unit: '' },
    failuresLastMinute: { name: 'Our failures in a minute', unit: '' },
  },
  range: 'Show the last',
  ranges: { '3': '3 hours', '24': '24 hours', '168': '7 days' },
  now: 'now',
  highest: 'highest {value}',
  noSamples: 'Samples are taken every minute; the first is on its way.',
  chart: '{name}, the last {range}: highest {value}',
  failures: 'Failures on our side',
  noFailures: 'None in this period.',
  columns: { kind: 'Where', cause: 'Cause', count: 'How often', lastAt: 'Last' },
  kinds: { run: 'Program', request: 'Request', job: 'Background' },
  noRunner:
    'No runner is at work: learners cannot run programs. Look at the log of the runner, or start one with npm run runner.',
  backups: {
    title: 'Backups',
    off: 'No backups are made. If this disk is lost, everything is lost: learners, their work, payments. Set BACKUP_DIR to a folder on another disk, start again, and run npm run backup every night (with a PostgreSQL server of your own: archive_mode and its own tools). docs/how-to/back-up-and-restore.md says how.',
    none: 'BACKUP_DIR is set, and no base backup was ever made: without one nothing can be restored. Run npm run backup now, and every night.',
    old: 'The last base backup was made on {madeAt}. Look at the cron job that runs npm run backup every night.',
    stuck:
      'The database can no longer copy its log to the archive: what happened since {archivedAt} could not be restored. Check whether the backup disk is full or missing.',
    outside:
      'Your PostgreSQL server archives its log, the last time on {archivedAt}. Whether base backups are made can be seen on that server only.',
    good: 'The last base backup was made on {madeAt}; the log was archived on {archivedAt}.',
  },
  since: 'This server has been running since {when}. Content {release}.',
} as const;
