/** Tasks of a thread: the story told to one server, and what the judges of traffic make of its recording. */
import { startEmbedded } from '../../cli/embedded.ts';
import { allChecks } from '../../conformance/checks/all.ts';
import { permittedServers } from '../../conformance/permitted/all.ts';
import { bundled, merged } from '../../conformance/permitted/bundle.ts';
import { startFront } from '../../conformance/permitted/front/proxy.ts';
import { toldOf } from '../../conformance/permitted/told-of.ts';
import type { Report } from '../../conformance/reports/report.ts';
import { startSecond } from '../../conformance/second/server.ts';
import { targetOf as secondTarget } from '../../conformance/second/target.ts';
import type { Target } from '../../conformance/target/target.ts';
import { readEntry, type TrafficEntry } from '../../conformance/traffic/entry.ts';
import { judgeTraffic } from '../../conformance/traffic/judge-traffic.ts';
import { schemeOf, signingFor } from '../../conformance/traffic/signing.ts';
import { onFault } from '../../conformance/trials/embedded-run.ts';
import type { ChoicesDocument } from '../../src/choices/choices.ts';
import { secretProblem } from '../../src/webhooks/secret-key.ts';
import type { HarEntry } from './record-har.ts';
import './own-package.ts';
import { webhook_secret } from './webhook-secret.ts';

/** Loaded once the package's own name leads to its sources. */
const { tellStory } = await import('./story.ts');

export interface TrafficTask {
  /** Id of a mutant. */
  mutant?: string;
  /** A drawn choices document. */
  choices?: ChoicesDocument;
  /** Id of a permitted server. */
  permitted?: string;
  /** The implementation that shares no code with the kit. */
  second?: true;
}

export interface TrafficTrial extends TrafficTask {
  /** `check: code: message` of each failure. */
  failures: string[];
  /** The checks that compared something. */
  judged: number;
  entries: number;
  /** Contents of the recording, without ids and times: equal for servers of which it shows no difference. */
  shown: string[];
}

export async function traffic(task: TrafficTask): Promise<TrafficTrial> {
  const { entries, target } = await recorded(task);
  const report = await judged(entries, target);
  const failed = report.verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  return {
    ...task,
    failures: failed.map((one) => {
      const code = 'mismatch' in one ? ` ${one.mismatch} ${'pointer' in one ? one.pointer : ''}:` : '';
      return `${one.check}:${code} ${'message' in one ? one.message : ''}`;
    }),
    judged: report.verdicts.filter(({ verdict }) => verdict === 'pass' || verdict === 'fail').length,
    entries: entries.length,
    shown: shownBy(entries),
  };
}

/** Of the reference server. */
export async function recording(): Promise<HarEntry[]> {
  return (await recorded({})).entries;
}

async function recorded(task: TrafficTask): Promise<{ entries: HarEntry[]; target: Target }> {
  if (task.second) return ofSecond();
  const server = task.permitted === undefined ? undefined : permittedServers.find(({ id }) => id === task.permitted)!;
  const bundle = server && bundled([server]);
  const choices = bundle ? merged({}, bundle.choices ?? {}) : task.choices;
  const front = bundle?.front && (await startFront(bundle.front));
  const started = await startEmbedded({
    clock: 'virtual',
    seedState: 'small',
    onFault,
    mutant: task.mutant,
    ...(choices && { choices }),
    ...(bundle?.applyTo && { wrap: bundle.applyTo }),
    ...(front && { publicUrl: front.url }),
  });
  if (front) front.behind = started.behind;
  try {
    const told = bundle && toldOf({ ...bundle, choices: choices! });
    const target = { ...started.target, ...(told && { choices: told }), ...bundle?.target };
    const { entries } = await tellStory(target, steppedBy(target.control!.base_url, target.control!.token));
    return { entries, target };
  } finally {
    await front?.close();
    await started.close();
  }
}

/** A clock that stands still unless it is told; so time goes by whenever it was asked. */
const step_ms = 2_000;

async function ofSecond(): Promise<{ entries: HarEntry[]; target: Target }> {
  const second = await startSecond();
  try {
    const target = secondTarget(second);
    const { entries } = await tellStory(target, async (request) => {
      const answer = await fetch(request);
      await second.state.clock.advance(step_ms);
      return answer;
    });
    return { entries, target };
  } finally {
    await second.close();
  }
}

function steppedBy(control_url: string, token: string | undefined) {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    const body = JSON.stringify({ by_ms: step_ms });
    await fetch(`${control_url}/clock/advance`, { method: 'POST', headers, body });
    return answer;
  };
}

export async function judged(entries: readonly HarEntry[], target: Target): Promise<Report> {
  const read = async function* (): AsyncGenerator<TrafficEntry> {
    for (const [index, one] of JSON.parse(JSON.stringify(entries)).entries()) {
      yield readEntry(one, `har[${index}]`) as TrafficEntry;
    }
  };
  const { report } = await judgeTraffic(read(), {
    file: 'traffic.har',
    checks: allChecks,
    chosen: () => true,
    choices: target.choices ?? {},
    base_urls: [target.base_url],
    target,
    signing: signingOf(target.choices ?? {}),
    gate: { gate: 'declared', strict: false, allow_incomplete: [] },
    kit_version: '0',
    document_version: '0',
    command: 'model-run-kit',
  });
  return report;
}

/** A server may want secrets of another form, and has then refused the webhook. */
function signingOf(choices: ChoicesDocument) {
  const { key } = schemeOf(choices);
  return signingFor(choices, secretProblem(webhook_secret, key) === undefined ? [webhook_secret] : []);
}

/** Ids by their first appearance, and times and signatures by what they are. */
function shownBy(entries: readonly HarEntry[]): string[] {
  const ids = new Map<string, string>();
  const plain = (text: string) =>
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, (id) => {
        ids.set(id, ids.get(id) ?? `id-${ids.size}`);
        return ids.get(id)!;
      })
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, 'TIME')
      .replaceAll(/127\.0\.0\.1:\d+/g, 'HOST')
      .replaceAll(/(cursor|sig|signature|expires|X-Amz-[A-Za-z]+)=[^&"\\]+/gi, '$1=…')
      .replaceAll(/"(duration_ms|response_time_ms)":\d+/g, '"$1":0');
  return entries.map(({ request, response }) => {
    const labels = response.headers.filter(({ name }) => name === 'content-type').map(({ value }) => value);
    const names = request.headers.map(({ name }) => name).filter((name) => name.startsWith('service-'));
    const sent = plain(request.postData?.text ?? '');
    return [
      request.method,
      plain(request.url),
      sent,
      names,
      response.status,
      labels,
      plain(response.content.text),
    ].join(' ');
  });
}
