import { expect, it } from 'vitest';
import { wordProblems } from './words.ts';

const lines = (name: string, text: string) =>
  wordProblems(name, text).map((problem) => Number(problem.split(':')[1]?.split(' ')[0]));

it.each<[shown: string, name: string, text: string, at: number[]]>([
  [
    'a comment of each form',
    'a.ts',
    '// What it is.\n/* who asks */\nx(); // Where it ends\n/**\n * Whether.\n */',
    [1, 2, 3, 5],
  ],
  [
    'a subject first',
    'a.ts',
    '// A run.\n/** The answer; what it holds. */\n// Whatsoever, however, what-if, who’s',
    [],
  ],
  [
    'lines that go on',
    'a.ts',
    '// The answer shows\n// what is held.\n/**\n * The answer shows\n * what is held.\n */',
    [],
  ],
  [
    'further sentences',
    'a.ts',
    '/** The answer. What it holds. */\n// One. Which one? When done.\n// Which of two.',
    [1, 2],
  ],
  ['further sentences of Markdown', 'a.md', 'The answer. What it holds.', []],
  ['a new paragraph', 'a.ts', '/**\n * The answer.\n *\n * What it holds.\n */\n// One.\n//\n// Why.', [4, 8]],
  ['a comment beside code, and one below it', 'a.ts', 'x(); // one thing\n// What else.', [2]],
  ['emphasis and quotes', 'a.ts', '/** *What* it is. */\n// "whose": a name', [1, 2]],
  ['a question', 'a.ts', '// What is held?\n\n// Why not? It is late.\n\n// Why: it is late. Is it?', [5]],
  [
    'strings, templates and expressions',
    'a.ts',
    "x('// What', `// Who ${a({ b: `/* How */` })} // Why`, /[/*]/); // That",
    [1],
  ],
  ['a division', 'a.ts', 'x = a / b; // Which\ny = (a) / 2; // When', [1, 2]],
  ['Go', 'a.go', 'x := "// What"\n// What it is.', [2]],
  ['YAML', 'a.yaml', '# What it is.\na: "# Who" # why\nb: |\n  # How\nc: x#y\n# The answer\n# that it holds', [1, 2]],
  ['a shell script', 'a.sh', '#!/bin/sh\n# The answer\n# that it holds\necho "${x#what}" # where', [4]],
  ['Python', 'a.py', 'x = 1  # what\n\n# Where', [1, 3]],
  [
    'Markdown',
    'a.md',
    '# What it is\n\nThe answer,\nwhat it holds.\nWho.\n\nWhy.\n\n- Which\n  goes on\n  when\n1. How it goes',
    [1, 7, 9, 12],
  ],
  ['code of Markdown', 'a.md', 'One\n\n```sh\n# What\n```\n\nWho it is', [7]],
  [
    'a table of Markdown',
    'a.md',
    '| check | what |\n|---|---|\n| how it is | `a \\| who` |\n| How? | what of it |',
    [3, 4],
  ],
])('%s', (_, name, text, at) => {
  expect(lines(name, text)).toEqual(at);
});
