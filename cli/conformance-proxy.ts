/** `conformance proxy`: passes requests on to a service, and records them for `conformance judge`. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { startRecordingProxy } from '../conformance/traffic/recording-proxy.ts';
import { InputError } from '../src/input/input-error.ts';
import { exitCodes } from './exit-codes.ts';

export interface ProxyCommandOptions {
  upstream: string;
  port: number;
  host: string;
  out?: string;
  mostBody: number;
  keepTexts?: boolean;
  insecure?: boolean;
}

/** Until it is told to stop. @returns the exit code @throws InputError */
export async function conformanceProxy(options: ProxyCommandOptions, signal: AbortSignal): Promise<number> {
  const { out } = options;
  const file = out === undefined ? undefined : opened(out);
  const proxy = await startRecordingProxy({
    host: options.host,
    port: options.port,
    upstream: options.upstream,
    most_body_bytes: options.mostBody * 1024,
    keeps_texts: options.keepTexts,
    insecure: options.insecure,
    write(line) {
      if (file === undefined) process.stdout.write(`${line}\n`);
      // A line is there at once, so that no end of the process loses it.
      else writeSync(file, `${line}\n`);
    },
  });
  try {
    if (out !== undefined) process.stdout.write(`${proxy.url}\n`);
    process.stderr.write(`${proxy.url} passes on to ${options.upstream}, and records to ${out ?? 'standard output'}\n`);
    await new Promise<void>((resolve) => {
      if (signal.aborted) resolve();
      signal.addEventListener('abort', () => resolve());
    });
  } finally {
    await proxy.close();
    if (file !== undefined) closeSync(file);
  }
  const missing = proxy.cut > 0 ? `; ${proxy.cut} of them without a body that was too long, cut off, or no text` : '';
  process.stderr.write(`${proxy.recorded} requests recorded${missing}\n`);
  return exitCodes.conforms;
}

/** Appends, so that a recording can be gone on with. @throws InputError */
function opened(file: string): number {
  try {
    return openSync(file, 'a', 0o600);
  } catch (error) {
    throw new InputError(`--out ${file}: cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
