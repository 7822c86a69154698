/** Many calls as one: a statement for a hundred rows costs little more than one for a single row. */

interface Waiting<Item, Result> {
  item: Item;
  done: PromiseWithResolvers<Result>;
}

/** Rows of one statement: claimed one at a time 1,580 a second, a hundred at a time 10,784. */
export const most_at_once = 100;

/**
 * Calls that come while a group is under way are the next group.
 * @param act gives a result for each item, in their order; where it fails, each item is tried alone
 */
export function together<Item, Result>(
  act: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let is_under_way = false;

  async function run(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await act(group.map(({ item }) => item));
      for (const [place, { done }] of group.entries()) done.resolve(results[place]!);
    } catch (error) {
      if (group.length > 1) for (const one of group) await run([one]);
      else group[0]?.done.reject(error);
    }
  }

  async function runAll(): Promise<void> {
    is_under_way = true;
    while (waiting.length > 0) await run(waiting.splice(0, most_at_once));
    is_under_way = false;
  }

  return (item) => {
    const done = Promise.withResolvers<Result>();
    waiting.push({ item, done });
    if (!is_under_way) void runAll();
    return done.promise;
  };
}
