export const publishingErrors = {
  'publishing.release-unknown': 'There is no such release.',
  'publishing.release-changed':
    'Somebody else published something meanwhile. Look at the releases again before you bring one back.',
} as const;
