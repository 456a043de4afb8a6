export interface Setting {
  readonly name: string;
  readonly value: string | null;
  readonly from: 'environment' | 'default' | 'unset';
}

export interface SettingsInForce {
  readonly settings: readonly Setting[];
  readonly errors: readonly string[];
}
