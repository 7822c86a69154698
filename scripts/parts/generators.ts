/** Tools of strangers take the printed document: docs/generators.md names them, and this runs the commands there. */
import { readFileSync } from 'node:fs';
import { packagesOf, readTools } from '../generators/read-page.ts';
import { tools } from '../generators/tools.ts';
import { tryTool } from '../generators/try-tool.ts';
import { openWorkshop } from '../generators/workshop.ts';
import { some } from '../prove/options.ts';
import { part } from '../prove/part.ts';

const page = new URL('../../docs/generators.md', import.meta.url);
/** More would only wait for each other: compilers keep a core busy each. */
const at_once = 2;

export default part({
  name: 'generators',
  proves: 'code generators take the printed document: what they make compiles and makes a journey',
  options: { only: some('these tools', 'NAME', tools, ({ name }) => name) },
  words: 'only',
  quick: () => ({ only: tools.filter(({ needs }) => needs.includes('npm')) }),
  soak: { values: () => ({}) },
  async run({ only }, { say, tell }) {
    const on_page = new Map(readTools(readFileSync(page, 'utf8')).map((one) => [one.name, one]));
    const asked = only.length > 0 ? only : tools;
    const problems: string[] = [];
    const left_out: string[] = [];
    using workshop = await openWorkshop();
    const packages = packagesOf(asked.map(({ name }) => on_page.get(name)!.install));
    if (packages.length > 0) await workshop.install(packages);

    const waiting = [...asked];
    const work = async () => {
      for (let tool = waiting.shift(); tool; tool = waiting.shift()) {
        const { name } = tool;
        const { left_out: why, problem, printed } = await tryTool(tool, on_page.get(name)!, workshop);
        if (why !== undefined) left_out.push(name);
        if (problem !== undefined) problems.push(`${name}: ${problem}`);
        if (printed !== undefined) tell(printed);
        say(why ? `left out ${name}: ${why}` : problem ? `FAIL ${name}: ${problem}` : `pass ${name}`);
      }
    };
    await Promise.all(Array.from({ length: at_once }, work));
    const tried = asked.length - left_out.length;
    say(`${tried - problems.length} of ${asked.length} tools pass, ${left_out.length} left out`);
    if (tried === 0) problems.push('no tool was tried');
    return { figures: { tools: asked.length, left_out: left_out.toSorted() }, problems };
  },
});
