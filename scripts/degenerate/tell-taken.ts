/** Loaded into a run of the command line before all else: tells at its end what it took. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Resources of the machine that a run took. */
export interface Taken {
  /** At most, at any time. */
  memory_mib: number;
  /** Waiting for a core, which others had; nothing where the system does not tell. */
  delayed_ms: number;
}

const { TAKEN_FILE } = process.env;
if (TAKEN_FILE !== undefined) {
  process.on('exit', () => {
    const memory_mib = Math.round(process.resourceUsage().maxRSS / 1024);
    writeFileSync(TAKEN_FILE, JSON.stringify({ memory_mib, delayed_ms: delayed_ms() } satisfies Taken));
  });
}

/** Of the main thread. */
function delayed_ms(): number {
  try {
    const [, waited_ns] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Math.round(Number(waited_ns) / 1e6);
  } catch {
    return 0;
  }
}
