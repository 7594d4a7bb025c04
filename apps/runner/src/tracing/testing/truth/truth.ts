/** A value as a debugger reads it. */
export type TrueValue =
  | { readonly kind: 'unreadable' | 'unset' | 'null' }
  | { readonly kind: 'number'; readonly text: string; readonly code?: number }
  | { readonly kind: 'character'; readonly code: number }
  | { readonly kind: 'truth'; readonly value: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'function'; readonly name: string }
  /** `to` is null where it was not followed. */
  | { readonly kind: 'pointer'; readonly to: TrueValue | null; readonly text?: string | null }
  | {
      readonly kind: 'cells';
      readonly length: number | null;
      readonly cells: readonly TrueValue[] | null;
      readonly type?: string;
    }
  | { readonly kind: 'pairs'; readonly length: number; readonly pairs: readonly (readonly TrueValue[])[] }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, TrueValue>> | null };

export type TrueVariables = Readonly<Record<string, TrueValue>>;

/** What a debugger tells of one step: the newest calls first. */
export type TrueStep = {
  readonly step: number;
  readonly calls: readonly { readonly name: string; readonly variables: TrueVariables }[];
  readonly globals: TrueVariables;
};
