/** Recordings written by hand, for tests of the judges of traffic. */

import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { allChecks } from '../checks/all.ts';
import type { Target } from '../target/target.ts';
import { readEntry, type TrafficEntry } from './entry.ts';
import { judgeTraffic } from './judge-traffic.ts';
import { signingFor } from './signing.ts';

const began_ms = Date.parse('2026-01-01T00:00:00Z');
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export interface Line {
  /** Seconds since the recording began. */
  at?: number;
  method?: string;
  url: string;
  status?: number;
  token?: string | null;
  sent?: unknown;
  answer?: unknown;
  headers?: Record<string, string>;
  answer_headers?: Record<string, string>;
}

/** Lines of the documented form. */
export function linesOf(lines: readonly Line[]): object[] {
  return lines.map((line, index) => ({
    time: new Date(began_ms + (line.at ?? index) * 1_000).toISOString(),
    duration_ms: 5,
    method: line.method ?? 'GET',
    url: line.url.startsWith('/') ? `https://models.example${line.url}` : line.url,
    status: line.status ?? 200,
    request_headers: {
      ...(line.token !== null && { authorization: `Bearer ${line.token ?? 'token-of-one'}` }),
      ...line.headers,
    },
    ...(line.sent === undefined ? { request_body: '' } : { request_body: line.sent }),
    response_headers: { 'content-type': 'application/json', ...line.answer_headers },
    response_body: line.answer ?? '',
  }));
}

export interface JudgeSupport {
  secrets?: string[];
  base_urls?: string[];
  target?: Target;
  undeclared?: boolean;
}

export async function judgeLines(lines: readonly object[], { secrets = [], undeclared, ...more }: JudgeSupport = {}) {
  const choices = undeclared ? {} : referenceChoices;
  async function* entries(): AsyncGenerator<TrafficEntry> {
    for (const [index, line] of lines.entries()) {
      const entry = readEntry(line, `test:${index + 1}`);
      if (typeof entry === 'string') throw new Error(entry);
      yield entry;
    }
  }
  return judgeTraffic(entries(), {
    file: 'test.ndjson',
    checks: allChecks,
    chosen: () => true,
    choices,
    base_urls: [],
    ...more,
    signing: signingFor(choices, secrets),
    gate: { gate: 'declared', strict: false, allow_incomplete: [] },
    kit_version: '0',
    document_version: '0',
    command: 'kit',
  });
}

/** `check: code` of each failure. */
export async function failuresOf(lines: readonly Line[], support?: JudgeSupport): Promise<string[]> {
  const { report } = await judgeLines(linesOf(lines), support);
  const faults = report.verdicts.filter(({ verdict }) => verdict === 'error');
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return report.verdicts.flatMap((one) => {
    if (one.verdict !== 'fail') return [];
    return [one.mismatch, ...(one.others ?? []).map(({ mismatch }) => mismatch)].map((code) => `${one.check}: ${code}`);
  });
}
