export const notifications = {
  empty: 'You have not received any notifications.',
  newBadge: 'New',
} as const;

export const notificationErrors = {} as const;
