import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createChangeRecord } from '#adapters/changes/change-record.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { describeChance, describeClock, describeRotationHistory } from '#core/testing/small-ports.contract.ts';
import { compose } from '../../../config/wiring/composition.ts';
import { describeMainApiPorts, run, runs } from './ports.contract.ts';

describeMainApiPorts('on PGlite', () => ({ inMemory: true }));

describe('the other upstreams of a server', () => {
  const { sites, addressResolver } = { sites: fiveSites, addressResolver: someResolver() };
  const { clock, chance, rotationHistory } = compose({
    time: createSteerableTime(),
    sites,
    addressResolver,
    record: createChangeRecord(),
    mainApiUrl: 'http://127.0.0.1:1',
  });
  runs(describeClock, 'told by the main API', () => clock);
  runs(describeChance, 'of the process', () => chance);
  runs(describeRotationHistory, 'of the process', () => rotationHistory);
});

describe('the ports of the core', () => {
  it('have a contract each, and every implementation runs it', () => {
    const nameOf = (file: string): string =>
      basename(file, '.ts').replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    expect([...run].toSorted()).toEqual(globSync('core/ports/**/*.ts').map(nameOf).toSorted());
  });
});
