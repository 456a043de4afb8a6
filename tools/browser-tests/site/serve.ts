import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import { answeringLiveScores } from '#adapters/live-score-api/live-score-service.fake.ts';
import { startSite } from '#tools/whole-product/running/built-process.fake.ts';
import { makeFilledDataDir } from '#tools/whole-product/running/filled-data-dir.fake.ts';
import { contractFootball } from '#core/testing/contract-football.ts';
import { contractFormulaOne } from '#core/testing/contract-formula-one.ts';
import type { SportFixture } from '#core/testing/sport-fixture.ts';
import { startAdStandIn } from './ad-stand-in.ts';
import type { Servers } from './servers.ts';

/* Runs the two servers that browser tests share, with a clock that tests advance. Playwright reads the printed line. */

const listen = async (answer: RequestListener): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

let world: SportFixture = { football: contractFootball, formulaOne: contractFormulaOne };
const answerFromWorld = answeringLiveScores(() => world);

const answerLiveScores: RequestListener = (request, response) => {
  if (request.method !== 'PUT') return answerFromWorld(request, response);
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    world = JSON.parse(Buffer.concat(parts).toString()) as SportFixture;
    response.writeHead(204).end();
  });
};

const dataDirs = [await makeFilledDataDir(), await makeFilledDataDir()] as const;
const [plainDir, ownDir] = dataDirs;
const shared = { TEST_CLOCK: 'on' };
const [liveScores, ads] = [await listen(answerLiveScores), await startAdStandIn()];
const liveClockOf = (dataDir: string): string => `${dataDir}/live-clock`;
for (const dataDir of dataDirs) await writeFile(liveClockOf(dataDir), '');

const [plain, own] = await Promise.all([
  startSite({ ...shared, DATA_DIR: plainDir, LIVE_CLOCK: liveClockOf(plainDir) }),
  startSite({
    ...shared,
    DATA_DIR: ownDir,
    LIVE_CLOCK: liveClockOf(ownDir),
    LIVE_SCORE_API_URL: liveScores.origin,
    ACCESS_LOG: 'on',
    AD_NETWORK_CODE: '4711',
    AD_SCRIPT_URL: `${ads.origin}/gpt.js`,
    CAMPAIGN_SCRIPT_URL: `${ads.origin}/campaigns.js`,
    AUDIENCE_SCRIPT_URL: `${ads.origin}/audience.js`,
    AUDIENCE_TOOL_ID: 'eszkoz-1',
    VERIFICATION_CODE: 'kod-1',
    SISTER_CONSENT_SCRIPT_PATH: '/hozzajarulas/cmp.js',
  }),
]);

const servers: Servers = {
  plain: { port: plain.port, operatorPort: plain.operatorPort, dataDir: plainDir, liveClock: liveClockOf(plainDir) },
  own: { port: own.port, operatorPort: own.operatorPort, dataDir: ownDir, liveClock: liveClockOf(ownDir) },
  liveScores: liveScores.origin,
  ads: ads.origin,
};
console.log(`servers ${JSON.stringify(servers)}`);

const stop = async (): Promise<void> => {
  await Promise.all([plain.stop(), own.stop()]);
  ads.close();
  liveScores.server.closeAllConnections();
  liveScores.server.close();
  await Promise.all(dataDirs.map((dataDir) => rm(dataDir, { recursive: true, force: true })));
  process.exit();
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
// Playwright may be killed without sending a signal: its end of the pipe then closes.
process.stdin.once('end', () => void stop()).resume();
