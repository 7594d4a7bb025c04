export const settings = {
  title: 'Settings',
  lead: 'They hold on every device on which you sign in.',
  language: 'Preferred language',
  theme: 'Editor theme',
  appearance: 'Appearance of this device',
  appearances: { system: 'As the device is set', light: 'Light', dark: 'Dark' },
  saved: { msg: 'Your settings have been saved.', type: 'success' },
} as const;
