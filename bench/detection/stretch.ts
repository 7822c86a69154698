/** Slowness of this machine at the moment: a budget of idle seconds is made that much longer. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for the scheduler to give the processor to another process. */
const spun_ms = 500;
const calmer_after_ms = 20_000;

/** Waits while the machine is more than `slowest` times slower than when idle. */
export async function stretchWhenCalm(slowest: number, tell: (line: string) => void): Promise<number> {
  for (let told = false; ; told = true) {
    const stretch = stretchNow();
    if (stretch <= slowest) return stretch;
    if (!told) tell(`this machine is ${stretch.toFixed(1)} times slower than when idle: waiting until it is calmer`);
    await sleep(calmer_after_ms);
  }
}

/** The time that a busy loop takes, by the processor time that it gets. */
function stretchNow(): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let used_ms = 0;
  while (used_ms < spun_ms) {
    const { user, system } = process.cpuUsage(before);
    used_ms = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / used_ms);
}
