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
  noSamples: 'Figures are recorded every minute; the first will appear soon.',
  chart: '{name}, the last {range}: highest {value}',
  failures: 'Failures on our side',
  noFailures: 'None in this period.',
  columns: { kind: 'Where', cause: 'Cause', count: 'How often', lastAt: 'Last' },
  kinds: { run: 'Program', request: 'Request', job: 'Background' },
  noRunner:
    'No runner is working, so learners cannot run programs. Check the runner’s log, or start one with npm run runner.',
  backups: {
    title: 'Backups',
    off: 'No backups are made. If this disk fails, everything is lost: learners, their work, payments. Set BACKUP_DIR to a folder on another disk, restart, and run npm run backup every night. With a PostgreSQL server of your own, use archive_mode and its own tools. See docs/how-to/back-up-and-restore.md.',
    none: 'BACKUP_DIR is set, but no base backup has been made, and without one nothing can be restored. Run npm run backup now, and every night.',
    old: 'The last base backup was made on {madeAt}. Check the cron job that runs npm run backup every night.',
    stuck:
      'The database can no longer copy its log to the archive, so nothing after {archivedAt} could be restored. Check whether the backup disk is full or missing.',
    outside:
      'Your PostgreSQL server archives its log, most recently on {archivedAt}. Only that server can tell whether base backups are made.',
    good: 'The last base backup was made on {madeAt}; the log was archived on {archivedAt}.',
  },
  since: 'This server has been running since {when}. Content {release}.',
} as const;
