/** Long work on all cores: one thread each, of which each takes the next piece when it is done with one. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/**
 * Results in the order of the tasks, each as soon as it and those before it are there.
 * @param module whose exported function `name` does one task; both must be plain data
 * @throws whatever a task threw, or what ended its thread
 */
export async function* sideBySide<Task, Result>(
  module: URL,
  name: string,
  tasks: readonly Task[],
): AsyncGenerator<Result> {
  const threads = Math.max(1, Math.min(availableParallelism(), tasks.length));
  const pool = new Piscina({ filename: module.href, minThreads: threads, maxThreads: threads });
  try {
    const results = tasks.map((task) => pool.run(task, { name }) as Promise<Result>);
    // Whoever stops early does not wait for the rest.
    for (const result of results) result.catch(() => {});
    for (const result of results) yield await result;
  } finally {
    await pool.destroy();
  }
}
