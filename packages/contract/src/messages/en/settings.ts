export const settings = {
  title: 'Settings',
  lead: 'They apply on every device you sign in to.',
  language: 'Preferred language',
  theme: 'Editor theme',
  saved: { msg: 'Your settings have been saved.', type: 'success' },
} as const;
