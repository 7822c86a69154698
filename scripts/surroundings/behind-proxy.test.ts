/** The way to a target that many have: each part of it is needed, and what is missing has a line of its own. */
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { allChecks } from '../../conformance/checks/all.ts';
import { diagnose } from '../../conformance/doctor/doctor.ts';
import { runSuite } from '../../conformance/runner/run.ts';
import type { Target, TargetNetwork } from '../../conformance/target/target.ts';
import { type BehindProxy, startBehindProxy } from './behind-proxy.ts';
import { startTlsEnd } from './tls-end.ts';

let behind: BehindProxy;
const common = { seed: 1, kit_version: '1', document_version: '1', replay_options: '' };

beforeAll(async () => {
  behind = await startBehindProxy();
});
afterAll(() => behind.stop());

function withNetwork(change: (network: TargetNetwork) => void): Target {
  const network = structuredClone(behind.target.network!);
  change(network);
  return { ...behind.target, network };
}

/** `KEY: SAYS; MEND` of each problem. */
async function problemsOf(target: Target): Promise<string[]> {
  const { findings } = await diagnose({ ...common, target, checks: [] });
  return findings.flatMap(({ state, key, says, mend }) => (state === 'problem' ? [`${key}: ${says}; ${mend}`] : []));
}

it('the doctor finds nothing wrong where each part is there, and goes through the proxy', async () => {
  expect(await problemsOf(behind.target)).toEqual([]);
  expect(behind.proxy.passed.tunnels).toBeGreaterThan(3);
  expect(behind.proxy.passed.requests).toBeGreaterThan(0);
});

it.each<[string, (network: TargetNetwork) => void, RegExp]>([
  [
    'the proxy',
    (network) => delete network.proxy,
    /^base_url: the name api\.target\.invalid leads nowhere .+network\.proxy$/,
  ],
  [
    'its password',
    (network) => {
      network.proxy = network.proxy!.replace(/\/\/.+@/, '//');
    },
    /^network\.proxy: 127\.0\.0\.1:\d+ wants user and password \(407\); write http:\/\/USER:PASSWORD@/,
  ],
  [
    'the right password',
    (network) => {
      network.proxy = network.proxy!.replace(/:[^:]+@/, ':other@');
    },
    /^network\.proxy: 127\.0\.0\.1:\d+ refuses the user and password \(407\)/,
  ],
  [
    'a proxy that is up',
    (network) => {
      network.proxy = 'http://127.0.0.1:1';
    },
    /^network\.proxy: no connection to 127\.0\.0\.1:1 \(ECONNREFUSED\); correct the proxy/,
  ],
  [
    'a place that the proxy leads to',
    (network) => {
      network.connect_to = 'elsewhere.invalid:443';
    },
    /^network\.proxy: 127\.0\.0\.1:\d+ refuses CONNECT elsewhere\.invalid:443 with 403; have it allow/,
  ],
  [
    'the authority',
    (network) => delete network.ca,
    /^network\.ca: the certificate of api\.target\.invalid:443 is signed by/,
  ],
  [
    'the client certificate',
    (network) => delete network.client_certificate,
    /^network\.client_certificate: api\.target\.invalid.* wants a client certificate, or another \(ERR_SSL_.+\); name/,
  ],
  [
    'the header',
    (network) => delete network.headers,
    /^base_url: 403 text\/html “Access denied”: a gateway .+network\.headers.+: - \{ status: 403, content_type: text\/html, header: \{ name: server, value: "gate" \}, body_contains: "Access denied" \}$/,
  ],
])('the doctor has one line where there is no such thing as %s', async (_, change, line) => {
  expect(await problemsOf(withNetwork(change))).toEqual([expect.stringMatching(line)]);
});

it('goes through a proxy that speaks TLS itself', async () => {
  const { username, password, port } = new URL(behind.proxy.url);
  const end = await startTlsEnd(Number(port));
  onTestFinished(() => end.close());
  const target = withNetwork((network) => {
    network.proxy = `https://${username}:${password}@127.0.0.1:${end.port}`;
  });
  expect(await problemsOf(target)).toEqual([]);
});

it('goes through the proxy of the environment, and names its variable', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('HTTPS_PROXY', behind.proxy.url);
  vi.stubEnv('https_proxy', undefined);
  const target = withNetwork((network) => delete network.proxy);
  expect(await problemsOf(target)).toEqual([]);
  vi.stubEnv('HTTPS_PROXY', new URL(behind.proxy.url).origin);
  expect(await problemsOf(target)).toEqual([expect.stringMatching(/^HTTPS_PROXY: .+ wants user and password \(407\)/)]);
});

it('tells that an entry of the gateway knows every answer again', async () => {
  const target = withNetwork((network) => {
    delete network.headers;
    network.gateway = [{ status: 403, header: { name: 'Server', value: 'gate' } }];
  });
  expect(await problemsOf(target)).toEqual([
    expect.stringMatching(
      /^network\.gateway: GET \/v1\/health: a gateway answered in its place: 403 text\/html, which is/,
    ),
  ]);
});

it('connects elsewhere by the name of the base URL, without the proxy', async () => {
  const target = withNetwork((network) => {
    delete network.proxy;
    network.connect_to = `127.0.0.1:${behind.api_end.port}`;
  });
  // Files have a name of their own, which leads nowhere without the proxy.
  const { findings } = await diagnose({ ...common, target, checks: [] });
  const told = findings.filter(({ state }) => state === 'problem').map(({ key }) => key);
  expect([findings[0]!.state, told]).toEqual(['well', ['network.storage_origins']]);
});

it('TLS that ends at the proxy is missed in cursor URLs: named, and followed where the target file says so', async () => {
  const clear = await startBehindProxy({ publicUrl: 'http://api.target.invalid' });
  onTestFinished(() => clear.stop());
  const target = { ...clear.target, base_url: 'https://api.target.invalid' };
  const says =
    'first of GET /v1/assets points at http://api.target.invalid/v1/assets, another origin than https://api.target.invalid, to which a client would send its token in the clear; nothing is requested there';
  expect(await problemsOf(target)).toEqual([
    expect.stringContaining(`network.cursor_origins: ${says}; let the server`),
  ]);
  const checks = allChecks.filter(({ id }) => ['pagination/each-item-once', 'pagination/backward-walk'].includes(id));
  const { verdicts } = await runSuite({ ...common, target, checks });
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['could-not-run', 'could-not-run']);
  const network = { ...target.network, cursor_origins: ['http://api.target.invalid'] };
  const named = await runSuite({ ...common, target: { ...target, network }, checks });
  expect(named.verdicts.map(({ verdict }) => verdict)).toEqual(['pass', 'pass']);
  const { findings } = await diagnose({ ...common, target: { ...target, network }, checks: [] });
  expect(findings.filter(({ part, state }) => part === 'cursors' && state !== 'well')).toMatchObject([
    { state: 'doubt', says: expect.stringContaining('in the clear') },
  ]);
}, 60_000);

it('the suite judges through it as it does at home', async () => {
  const checks = allChecks.filter(({ area }) => ['pagination', 'uploads', 'signature'].includes(area));
  const { verdicts, totals } = await runSuite({ ...common, target: behind.target, checks });
  expect(verdicts.filter(({ verdict }) => !['pass', 'observed'].includes(verdict))).toEqual([]);
  expect(totals.pass).toBeGreaterThan(10);
  const { password, username } = new URL(behind.proxy.url);
  expect([username, JSON.stringify(verdicts).includes(password)]).toEqual(['kit', false]);
});
