export interface Setting {
  readonly name: string;
  /** Null when it has none. */
  readonly value: string | null;
  readonly from: 'environment' | 'default' | 'unset';
}

export interface SettingsInForce {
  readonly settings: readonly Setting[];
  /** What is wrong with them, a line each. */
  readonly errors: readonly string[];
}
