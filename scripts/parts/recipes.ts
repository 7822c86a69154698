/** The recipes of CONTRIBUTING.md, performed in a copy of the project. */
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { part } from '../prove/part.ts';
import { copyOf, perform } from '../recipes/perform.ts';
import { readRecipes } from '../recipes/read-recipes.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

export default part({
  name: 'recipes',
  proves: 'the recipes of CONTRIBUTING.md lead where they say, and each message about what is missing is printed',
  options: {},
  quick: () => ({}),
  async run(_, { say, tell }) {
    const problems: string[] = [];
    const recipes = readRecipes(readFileSync(`${project}CONTRIBUTING.md`, 'utf8')).filter(
      ({ steps }) => steps.length > 0,
    );
    for (const recipe of recipes) {
      const folder = copyOf(project);
      tell(recipe.title);
      const found = perform(recipe, folder, tell);
      rmSync(folder, { recursive: true });
      say(`${found.length === 0 ? 'ok   ' : 'WRONG'} ${recipe.title}: ${recipe.steps.length} steps`);
      for (const line of found) say(line);
      problems.push(...found);
    }
    if (recipes.length < 3) problems.push(`CONTRIBUTING.md has ${recipes.length} recipes that can be performed, of 3`);
    return { problems };
  },
});
