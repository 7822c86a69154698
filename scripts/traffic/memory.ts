/** Judges generated lines of so many MiB, and tells the most memory that it took: `tsx scripts/traffic/memory.ts 1024`. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bytes = Number(process.argv[2] ?? 1024) * 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'memory-'));
const file = join(folder, 'traffic.ndjson');
const out = openSync(file, 'w');
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
for (let [written, number] = [0, 0]; written < bytes; ) {
  const block: string[] = [];
  for (let line = 0; line < 500; line += 1, number += 1) {
    const time = new Date(1_767_225_600_000 + number * 10).toISOString();
    const run = {
      id: id(number >> 1),
      org_id: id(1),
      status_code: 'completed',
      created_at: time.slice(0, 17),
      target_version: '1',
    };
    const response_body = {
      ...run,
      created_at: '2026-01-01T00:00:00Z',
      model_id: id(2),
      input: { prompt: 'p'.repeat(1_500) },
    };
    const request_headers = { authorization: `Bearer ${number % 50}` };
    block.push(
      JSON.stringify({
        time,
        method: 'GET',
        url: `/v1/runs/${run.id}`,
        status: 200,
        duration_ms: 5,
        request_headers,
        response_body,
      }),
    );
  }
  written += writeSync(out, `${block.join('\n')}\n`);
}
closeSync(out);
const began = performance.now();
const kit = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const { status, stderr } = spawnSync(
  '/usr/bin/env',
  ['time', '-v', process.execPath, kit, 'conformance', 'judge', file],
  { encoding: 'utf8' },
);
const [, kib = 'NaN'] = /Maximum resident set size \(kbytes\): (\d+)/.exec(stderr) ?? [];
console.log(
  `${bytes >> 20} MiB: exit ${status}, ${Math.round((performance.now() - began) / 1_000)} s, at most ${Math.round(Number(kib) / 1024)} MiB`,
);
console.log(stderr.split('\n')[0]);
rmSync(folder, { recursive: true });
