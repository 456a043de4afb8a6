import { hidden, withoutCredentials } from '#adapters/telemetry/scrub.ts';
import type { Setting, SettingsInForce } from '#cli/installation/settings.ts';
import { knownVariables, readEnvironment } from './environment.ts';

/** Hides secrets, and credentials within URLs. */
export const redact = (name: string, value: string): string => {
  if (/SECRET|PASSWORD|TOKEN|(?:^|_)KEY|CREDENTIAL|SALT/.test(name)) return hidden;
  return withoutCredentials(value).replace(
    /([?&;][^=&;]*(?:secret|password|token|key|sig)[^=&;]*=)[^&;#]*/gi,
    `$1${hidden}`,
  );
};

export const settingsInForce = (
  env: Readonly<Record<string, string | undefined>>,
  redacted: boolean,
): SettingsInForce => {
  const reading = readEnvironment(env);
  const settings = Object.entries(knownVariables).map(([name, { schema }]): Setting => {
    const given = env[name] || undefined;
    const fallback: unknown = schema.safeParse(undefined).data;
    const value = given ?? (fallback === undefined ? null : String(fallback));
    return {
      name,
      value: value !== null && redacted ? redact(name, value) : value,
      from: given !== undefined ? 'environment' : value === null ? 'unset' : 'default',
    };
  });
  return { settings, errors: reading.ok ? [] : reading.errors };
};
