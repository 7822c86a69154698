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
  if (tasks.length === 0) return;
  const threads = Math.min(availableParallelism(), tasks.length);
  const pool = new Piscina({
    filename: module.href,
    minThreads: threads,
    maxThreads: threads,
    // A thread that blocks while it waits for work would leave its own sockets alone.
    atomics: 'disabled',
    // Node.js reads TypeScript by itself, and faster.
    execArgv: [],
  });
  try {
    const results: Promise<Result>[] = [];
    // Waiting tasks are kept here: the pool would begin with the last one.
    const begin = () => {
      if (results.length === tasks.length) return;
      const result = pool.run(tasks[results.length], { name }) as Promise<Result>;
      results.push(result);
      // A caller that stops early does not wait for the rest.
      result.then(begin, begin);
    };
    for (let thread = 0; thread <= threads; thread++) begin();
    for (let index = 0; index < tasks.length; index++) yield await results[index]!;
  } finally {
    await pool.destroy();
  }
}
