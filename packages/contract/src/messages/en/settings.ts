export const settings = {
  title: 'Settings',
  lead: 'They hold on every device on which you sign in.',
  language: 'Preferred language',
  theme: 'Editor theme',
  saved: { msg: 'Your settings have been saved.', type: 'success' },
} as const;
