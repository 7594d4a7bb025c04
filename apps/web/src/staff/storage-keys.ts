/** Keys in local storage of the console, apart from `config.ts` so that learners do not download them. */
export const staffStorageKeys = {
  unsavedFiles: 'abhyas.contentDraft',
  unsentRemarks: 'abhyas.lineRemarks',
  unsavedRoll: 'abhyas.rollDraft',
  unsavedAttendance: 'abhyas.attendance',
} as const;
