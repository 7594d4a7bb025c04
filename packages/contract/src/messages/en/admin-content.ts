export const content = {
  tree: 'What learners see now',
  treeEmpty: 'Nothing is published yet.',
  treeEmptyLead: 'Begin a draft below, bring your course into it, and publish it.',
  locked: 'Locked until its class',
  premium: 'Premium',
  count: '{count} items',
  types: { text: 'Text', mcqs: 'Quiz', video: 'Video', problem: 'Problem' },
  history: 'Releases',
  historyLead:
    'Each time something was published or brought back, the newest first. A release never changes, so any of them can be brought back.',
  columns: { release: 'Release', at: 'Since', state: 'State', actions: 'Actions' },
  current: 'Learners see this',
  back: 'Bring back',
  download: 'Download',
  downloadOf: 'Download as a zip: release {release}',
  backOf: 'Bring back: release {release}',
  backConfirm:
    'Bring release {release} of {date} back? Learners see it at their next click. Progress, code and comments stay.',
  backDone: { msg: 'Learners see the earlier release now.', type: 'success' },
} as const;
