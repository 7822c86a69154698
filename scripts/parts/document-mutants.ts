/** Weakens the document one overlay at a time, generates all of it again, and asks those that must notice. */
import { makeCopy, type ProjectCopy } from '../document-mutants/copy.ts';
import {
  type DocumentMutant,
  documentMutants,
  type Noticer,
  noticerText,
  overlayOf,
} from '../document-mutants/mutant.ts';
import { sampleOf } from '../document-mutants/sample.ts';
import { count, some, text } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';
import { idOf } from '../runs/read-arguments.ts';

/** The cores that CI has. */
const lanes = 2;

const all = documentMutants();

export default part({
  name: 'document-mutants',
  proves: 'the document cannot be weakened unseen',
  options: {
    count: count('so many overlays, of as many kinds as there is room for', Number.POSITIVE_INFINITY),
    seed: text('which of a kind', 'TEXT', 'document'),
    only: some('these overlays', 'ID', all, idOf),
  },
  words: 'only',
  quick: ({ hash }) => ({ count: 4, seed: hash }),
  async run({ count, seed, only }, { say }) {
    const chosen = count < all.length ? sampleOf(all, count, seed) : all;
    const mutants = only.length > 0 ? all.filter((one) => only.includes(one)) : chosen;
    const copies = await Promise.all(Array.from({ length: Math.min(lanes, mutants.length) }, makeCopy));
    try {
      const alarms = await falseAlarms(copies, mutants);
      for (const alarm of alarms) say(alarm);
      const alive = alarms.length > 0 ? mutants : await aliveOf(copies, mutants, say);
      say(`${mutants.length - alive.length} of ${mutants.length} mutants of the document noticed`);
      return {
        figures: { count: mutants.length },
        problems: [...alarms, ...alive.map(({ id }) => `${id}: not noticed`)],
      };
    } finally {
      await Promise.all(copies.map((copy) => copy.close()));
    }
  },
});

/** Does what there is to do in as many copies at once. */
async function inLanes<Item>(
  copies: readonly ProjectCopy[],
  items: readonly Item[],
  act: (copy: ProjectCopy, item: Item) => Promise<void>,
) {
  const left = [...items];
  await Promise.all(
    copies.map(async (copy) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await act(copy, item);
    }),
  );
}

/** Reports of each noticer on the unchanged document. A noticer that reports something there too proves nothing. */
async function falseAlarms(copies: readonly ProjectCopy[], mutants: readonly DocumentMutant[]): Promise<string[]> {
  const noticers = together(mutants.map(({ noticed_by }) => noticed_by));
  const shares = copies.map((_, lane) => noticers.filter((_, index) => index % copies.length === lane));
  const alarms: string[] = [];
  await inLanes(copies, shares, async (copy, share) => {
    const { broken, answers } = await copy.ask(undefined, share);
    if (broken !== undefined) alarms.push(`the document as it is gives nothing: ${broken}`);
    answers.forEach((answer, index) => {
      if (answer === null || broken !== undefined) return;
      alarms.push(`${noticerText(share[index]!)} complains of the document as it is: ${answer}`);
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
  return [...files, ...new Map(others.map((noticer) => [noticerText(noticer), noticer])).values()];
}

/** True where the noticer notices; says its report. */
async function isNoticed(copy: ProjectCopy, mutant: DocumentMutant, say: Proving['say']): Promise<boolean> {
  const started = performance.now();
  const { broken, answers } = await copy.ask(overlayOf(mutant), [mutant.noticed_by]);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const where = noticerText(mutant.noticed_by);
  const [answer] = answers;
  if (answer) say(`noticed ${mutant.id} by ${where} (${seconds} s): ${oneLine(answer)}`);
  else say(`ALIVE ${mutant.id}: ${where} says nothing (${seconds} s)${broken ? `; ${oneLine(broken)}` : ''}`);
  return Boolean(answer);
}

/** Those that nothing noticed. */
async function aliveOf(
  copies: readonly ProjectCopy[],
  mutants: readonly DocumentMutant[],
  say: Proving['say'],
): Promise<DocumentMutant[]> {
  const alive: DocumentMutant[] = [];
  await inLanes(copies, mutants, async (copy, mutant) => {
    if (!(await isNoticed(copy, mutant, say))) alive.push(mutant);
  });
  return alive;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 160);
}
