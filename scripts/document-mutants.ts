/**
 * Weakens the document one overlay at a time, makes everything generated again as whoever commits the weakening would,
 * and asks what must notice.
 *
 *   scripts/document-mutants.ts                      all of them, two at a time
 *   … --count 4 --seed abc                           so many, of as many kinds as there is room for
 *   … --only bounds/page-size-up-to-1000 …           these
 */
import { type Copy, makeCopy } from './document-mutants/copy.ts';
import { type DocumentMutant, documentMutants, inWords, type Noticer, overlayOf } from './document-mutants/mutant.ts';
import { sampleOf } from './document-mutants/sample.ts';
import { idOf, oneOf, readArguments, wholeNumber } from './runs/read-arguments.ts';

/** The cores that CI has. */
const lanes = 2;

function chosen(): DocumentMutant[] {
  const all = documentMutants();
  return readArguments(
    {
      allowPositionals: true,
      options: {
        count: { type: 'string' },
        seed: { type: 'string', default: 'document' },
        only: { type: 'string', multiple: true },
      },
    },
    ({ values, positionals }) => {
      const only = [...(values.only ?? []), ...positionals].map((id) => oneOf('--only', id, all, idOf));
      if (only.length > 0) return all.filter((one) => only.includes(one));
      return values.count === undefined ? all : sampleOf(all, wholeNumber('--count', values.count), values.seed);
    },
  );
}

/** Does what there is to do in as many copies at once. */
async function inLanes<Item>(
  copies: readonly Copy[],
  items: readonly Item[],
  act: (copy: Copy, item: Item) => Promise<void>,
) {
  const left = [...items];
  await Promise.all(
    copies.map(async (copy) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(copy, item);
    }),
  );
}

/** What is said of the document as it is: whoever complains of that too proves nothing. */
async function falseAlarms(copies: readonly Copy[], mutants: readonly DocumentMutant[]): Promise<string[]> {
  const noticers = together(mutants.map(({ noticed_by }) => noticed_by));
  const shares = copies.map((_, lane) => noticers.filter((_, index) => index % copies.length === lane));
  const alarms: string[] = [];
  await inLanes(copies, shares, async (copy, share) => {
    const { broken, answers } = await copy.ask(undefined, share);
    if (broken !== undefined) alarms.push(`the document as it is gives nothing: ${broken}`);
    answers.forEach((answer, index) => {
      if (answer === null || broken !== undefined) return;
      alarms.push(`${inWords(share[index]!)} complains of the document as it is: ${answer}`);
    });
  });
  return alarms;
}

/** The same noticers, each once: lint by every rule, and the tests of a file at a time. */
function together(noticers: readonly Noticer[]): Noticer[] {
  const tests = noticers.filter((one) => 'test' in one);
  const files = Object.entries(Object.groupBy(tests, ({ test }) => test)).map(([test, own = []]): Noticer => {
    const names = own.map(({ named }) => named ?? '');
    return names.includes('') ? { test } : { test, named: [...new Set(names)].join('|') };
  });
  const others = noticers.filter((one) => !('test' in one)).map((one) => ('lint' in one ? { lint: 'any' } : one));
  return [...files, ...new Map(others.map((noticer) => [inWords(noticer), noticer])).values()];
}

/** Whether what must notice does; prints what it says. */
async function isNoticed(copy: Copy, mutant: DocumentMutant): Promise<boolean> {
  const started = performance.now();
  const { broken, answers } = await copy.ask(overlayOf(mutant), [mutant.noticed_by]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const where = inWords(mutant.noticed_by);
  const [answer] = answers;
  if (answer) console.log(`noticed ${mutant.id} by ${where} (${seconds} s): ${oneLine(answer)}`);
  else console.log(`ALIVE ${mutant.id}: ${where} says nothing (${seconds} s)${broken ? `; ${oneLine(broken)}` : ''}`);
  return Boolean(answer);
}

async function noticedOf(copies: readonly Copy[], mutants: readonly DocumentMutant[]): Promise<number> {
  let noticed = 0;
  await inLanes(copies, mutants, async (copy, mutant) => {
    if (await isNoticed(copy, mutant)) noticed += 1;
  });
  return noticed;
}

async function main(): Promise<number> {
  const mutants = chosen();
  const copies = await Promise.all(Array.from({ length: Math.min(lanes, mutants.length) }, makeCopy));
  try {
    const alarms = await falseAlarms(copies, mutants);
    for (const alarm of alarms) console.log(alarm);
    const noticed = alarms.length > 0 ? 0 : await noticedOf(copies, mutants);
    console.log(`${noticed} of ${mutants.length} mutants of the document noticed`);
    return noticed === mutants.length ? 0 : 1;
  } finally {
    await Promise.all(copies.map((copy) => copy.close()));
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 160);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
