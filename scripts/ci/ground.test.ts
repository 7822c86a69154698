import { expect, it } from 'vitest';
import { common, type Ground, groundOf } from './ground.ts';

const texts: Readonly<Record<string, string>> = {
  'cli/main.ts': "import { serve } from '../src/serve.ts';\nconst load = () => import('./judge.ts');",
  'cli/judge.ts': "import { all } from '../checks/all.ts';",
  'checks/all.ts': "import { one } from './pages/one.ts';\nimport { two } from './files/two.ts';",
  'checks/pages/one.ts': "import type { Two } from '../files/two.ts';",
  'checks/files/two.ts': "import { one } from '../pages/one.ts';",
  'src/serve.ts': "const page = new URL('page.html', import.meta.url);\nconst rows = read('data/rows.yaml');",
  'src/serve.test.ts': "import { main } from '../cli/main.ts';",
  'src/page.html': '',
  'src/types.ts': '',
  'a/one.ts': "import { two } from './b/two.ts';",
  'a/one.test.ts': "import { two } from './b/two.test.ts';",
  'a/b/two.test.ts': '',
  'a/b/two.ts': '`schema-${number}.sql`',
  'a/b/schema-1.sql': '',
  'a/b/two.md': '',
  'data/rows.yaml': "'cli/main.ts'",
  'data/more/other.yaml': '',
  'scripts/part.ts': "import {\n  type A,\n  b,\n} from '../src/types.ts';\nspawn(path('../cli/main.ts'));",
  'scripts/reads.ts': "readdirSync(new URL('../data/more/', import.meta.url)); 'a word', '/', '.'",
};
const filesOf = groundOf({ files: new Set(Object.keys(texts)), textOf: (file) => texts[file]! });

it.each<[string, Ground, string[]]>([
  [
    'what it imports, of itself or when it is asked for',
    { on: ['cli/judge.ts'] },
    ['cli/judge.ts', 'checks/all.ts', 'checks/pages/one.ts', 'checks/files/two.ts'],
  ],
  ['nothing for the sake of a type', { on: ['checks/pages/one.ts'] }, ['checks/pages/one.ts']],
  [
    'programs and data that it names',
    { on: ['scripts/part.ts'], without: ['cli/judge.ts'] },
    ['scripts/part.ts', 'src/types.ts', 'cli/main.ts', 'src/serve.ts', 'src/page.html', 'data/rows.yaml'],
  ],
  ['folders that it names', { on: ['scripts/reads.ts'] }, ['scripts/reads.ts', 'data/more/other.yaml']],
  [
    'no tests but those that it begins with',
    { on: ['a/one.ts', 'a/one.test.ts'] },
    ['a/one.test.ts', 'a/one.ts', 'a/b/two.ts', 'a/b/schema-1.sql'],
  ],
  [
    'data beside a program, by whatever name it asks for it',
    { on: ['a/b/two.ts'] },
    ['a/b/two.ts', 'a/b/schema-1.sql'],
  ],
  [
    'not what it never comes to',
    { on: ['cli/judge.ts'], without: ['checks/files/'] },
    ['cli/judge.ts', 'checks/all.ts', 'checks/pages/one.ts'],
  ],
])('a step stands on %s', (_, ground, files) => {
  expect([...filesOf(ground)].toSorted()).toEqual([...common, ...files].toSorted());
});
