/** Sends hostile requests to a server over many connections, and looks at its answers, its memory and its end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { compileProgram } from '../runs/compile-program.ts';
import { type AbusedServer, startAbused } from './abused-server.ts';
import { type Fired, fire } from './fire.ts';
import { growthOf, growthProblems, type Sample } from './growth.ts';
import { type AnyShot, type Armoury, armoury, type Shot } from './shots.ts';

export interface AbusePlan {
  count: number;
  seed: number;
  connections?: number;
  /** Breaks the server, to see that it is noticed. */
  mutant?: string | undefined;
  tell?(line: string): void;
}

export interface AbuseFigures {
  seed: number;
  requests: number;
  connections: number;
  by_kind: Record<string, number>;
  by_status: Record<string, number>;
  heap_growth_mib: number | undefined;
  rss_growth_mib: number | undefined;
  highest_rss_mib: number;
}

/** After so many requests at most the world is reset: what they made is no growth of the server. */
const longest_world = 2_000;
/** Of a short run, so many; each waits for the slowest sender. */
const least_samples = 10;
/** In a long run memory is looked at so many times. */
const most_samples = 200;
/** Shots are drawn so many at a time. */
const drawn_at_once = 256;
/** Many times what the slowest answer takes with every connection busy. */
const patience_ms = 20_000;
const most_problems = 10;

export async function abuse(plan: AbusePlan): Promise<{ figures: AbuseFigures; problems: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'abuse-'));
  try {
    const program = await compileProgram(new URL('serve-child.ts', import.meta.url), folder);
    const server = await startAbused(program, plan.mutant);
    return await abused(plan, server, await armoury());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function abused(
  { count, seed, connections = 64, tell = () => {} }: AbusePlan,
  server: AbusedServer,
  { shots, authorization }: Armoury,
): Promise<{ figures: AbuseFigures; problems: string[] }> {
  const problems: string[] = [];
  const samples: Sample[] = [];
  const by_kind: Record<string, number> = {};
  const by_status: Record<string, number> = {};
  const ports = { interface: portOf(server.base_url), storage: portOf(server.storage_url) };
  const drawn = drawnFrom(shots, seed);
  let sent = 0;

  /** Judges the outcome of a shot, and notes one that no server may answer with. */
  function judge({ kind, pieces, ending }: Shot, { received, hangs, is_refused }: Fired): void {
    const bytes = () => JSON.stringify(Buffer.concat(pieces).toString('latin1').slice(0, 1_500));
    for (const [, status] of received.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      by_status[status!] = (by_status[status!] ?? 0) + 1;
      if (status!.startsWith('5') && status !== '503' && status !== '507')
        problems.push(`${kind}, ${ending}: was answered ${status}: ${bytes()}`);
    }
    if (hangs) problems.push(`${kind}, ${ending}: was still open after ${patience_ms / 1_000} s: ${bytes()}`);
    if (is_refused) problems.push(`${kind}: the server takes no connections`);
  }

  async function send(one: AnyShot): Promise<void> {
    sent += one.requests;
    by_kind[one.kind] = (by_kind[one.kind] ?? 0) + one.requests;
    let shot: Shot;
    if ('shot' in one) {
      const session = sessionShot(one.size_bytes, authorization);
      const opened = await fire(ports.interface, { ...session, patience_ms });
      judge(session, opened);
      const upload_url = /"upload_url":"([^"]+)"/.exec(opened.received)?.[1];
      // A reset came between, or the account has no room any more.
      if (upload_url === undefined) return;
      shot = one.shot(new URL(upload_url));
    } else shot = one;
    judge(shot, await fire(ports[shot.to], { ...shot, patience_ms }));
  }

  async function look(): Promise<void> {
    const reset = await fetch(`${server.control_url}/reset`, { method: 'POST' }).catch(() => undefined);
    if (!reset?.ok && !server.hasEnded()) problems.push(`a reset was answered ${reset?.status}`);
    const { heap_mib, rss_mib } = await server.memory();
    samples.push({ sent, heap_mib, rss_mib });
  }

  const reset_every = Math.min(longest_world, Math.ceil(count / least_samples));
  const look_every = Math.max(reset_every, Math.ceil(count / most_samples));
  const goes = () => sent < count && problems.length < most_problems && !server.hasEnded();
  let next_look = look_every;
  let next_reset = reset_every;
  while (goes()) {
    // Looked at between volleys, with nothing under way: what a request holds is no growth.
    const until = Math.min(next_look, next_reset, count);
    const volley = async () => {
      while (goes() && sent < until) await send(drawn());
    };
    await Promise.all(Array.from({ length: connections }, volley));
    if (sent >= next_reset) {
      next_reset = sent + reset_every;
      if (sent < next_look) await fetch(`${server.control_url}/reset`, { method: 'POST' }).catch(() => {});
    }
    if (sent >= next_look || sent >= count) {
      next_look = sent + look_every;
      await look();
      if (samples.length % 20 === 0) tell(`${sent} requests, ${JSON.stringify(samples.at(-1))}`);
    }
  }
  if (!server.hasEnded()) {
    const health = await fetch(`${server.base_url}/v1/health`).catch(() => undefined);
    if (health?.status !== 200) problems.push(`health is answered ${health?.status} in the end`);
  }
  problems.push(...(await server.stop()));
  if (problems.length === 0) problems.push(...growthProblems(samples));
  const growth = growthOf(samples);
  const figures: AbuseFigures = {
    ...{ seed, requests: sent, connections, by_kind, by_status },
    ...{ heap_growth_mib: growth?.heap_mib, rss_growth_mib: growth?.rss_mib },
    highest_rss_mib: Math.round(Math.max(...samples.map(({ rss_mib }) => rss_mib))),
  };
  return { figures, problems: problems.slice(0, most_problems) };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

/** One after another, the same for a seed. */
function drawnFrom(shots: fc.Arbitrary<AnyShot>, seed: number): () => AnyShot {
  let left: AnyShot[] = [];
  let volleys = 0;
  return () => {
    if (left.length === 0) left = fc.sample(shots, { seed: (seed + volleys++) | 0, numRuns: drawn_at_once });
    return left.pop()!;
  };
}

function sessionShot(size_bytes: number, authorization: string): Shot {
  const body = JSON.stringify({ filename: 'a.txt', mime_type: 'text/plain', size_bytes });
  const head = `POST /v1/asset-uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  return { kind: 'upload', to: 'interface', pieces: [Buffer.from(head + body)], ending: 'half-closed', requests: 1 };
}
