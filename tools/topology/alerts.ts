import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Program } from './part.ts';
import type { Plan } from './plan.ts';

/** Prometheus with the rules of tools/ops, unchanged but for a short scrape interval. */
export const prometheus = ({ folder, ports }: Plan): Program => {
  const [data, file] = [join(folder, 'prometheus'), join(folder, 'prometheus.json')];
  mkdirSync(data, { recursive: true });
  const targets = [ports['metrics-1'], ports['metrics-2']].map((port) => `127.0.0.1:${port}`);
  const config = {
    global: { scrape_interval: '2s', evaluation_interval: '2s' },
    rule_files: [resolve(import.meta.dirname, '../ops/alerts.yaml')],
    scrape_configs: [{ job_name: 'news', static_configs: [{ targets }] }],
  };
  writeFileSync(file, JSON.stringify(config));
  const place = [`--web.listen-address=127.0.0.1:${ports.prometheus}`, `--storage.tsdb.path=${data}`];
  return {
    name: 'prometheus',
    port: ports.prometheus,
    command: ['prometheus', `--config.file=${file}`, ...place],
    log: join(folder, 'prometheus.log'),
  };
};

interface Alert {
  readonly labels: { readonly alertname: string };
  readonly state: string;
  readonly activeAt: string;
}

/** Names of the alerts that fire and began after the time. */
export const firingSince = async ({ ports }: Plan, since: number): Promise<readonly string[]> => {
  const response = await fetch(`http://127.0.0.1:${ports.prometheus}/api/v1/alerts`);
  const { data } = (await response.json()) as { readonly data: { readonly alerts: readonly Alert[] } };
  return data.alerts
    .filter(({ state, activeAt }) => state === 'firing' && Date.parse(activeAt) >= since)
    .map(({ labels }) => labels.alertname);
};
