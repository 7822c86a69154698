/** Loaded into a run of the command line before all else: tells at its end how much memory it took at most. */
import { writeFileSync } from 'node:fs';

const { MEMORY_FILE } = process.env;
if (MEMORY_FILE !== undefined) {
  process.on('exit', () => writeFileSync(MEMORY_FILE, String(process.resourceUsage().maxRSS)));
}
