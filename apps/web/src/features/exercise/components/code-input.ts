/** A field for code: nothing corrects what is typed in it. */
export const codeInput = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoCorrect: 'off',
  autoComplete: 'off',
  maxLength: 2000,
} as const;
