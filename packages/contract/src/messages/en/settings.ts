export const settings = {
  title: 'Settings',
  lead: 'These apply on every device you sign in on.',
  language: 'Preferred language',
  theme: 'Editor theme',
  saved: { msg: 'Your settings have been saved.', type: 'success' },
} as const;
