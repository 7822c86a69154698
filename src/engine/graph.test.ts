import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { GraphWorkflow } from '../contract/types.ts';
import {
  bindingIssues,
  entryNodes,
  exitNodes,
  type Graph,
  graphRecord,
  most_nodes,
  readGraph,
  withRunInputs,
} from './graph.ts';

type Nodes = Record<string, { class_type: string; inputs?: Record<string, unknown> }>;

const node = (inputs: Record<string, unknown> = {}) => ({ class_type: 'Blur', inputs });

function graphOf(nodes: Nodes): Graph {
  const reading = readGraph(nodes);
  if (reading.kind === 'invalid') throw new Error(JSON.stringify(reading.issues));
  return reading.graph;
}

function issuesOf(nodes: Record<string, unknown>) {
  const reading = readGraph(nodes);
  return reading.kind === 'invalid' ? reading.issues : [];
}

const keysOf = (nodes: readonly { key: string }[]) => nodes.map(({ key }) => key);

describe('a graph', () => {
  const diamond = {
    d: node({ one: ['b', 0], two: ['c', 1] }),
    b: node({ in: ['a', 0] }),
    c: node({ in: ['a', 0] }),
    a: node(),
  };

  test('is put in an order in which it can run', () => {
    const graph = graphOf(diamond);
    expect(keysOf(graph.nodes)).toEqual(['a', 'b', 'c', 'd']);
    expect(graph.levels).toEqual([['a'], ['b', 'c'], ['d']]);
    expect(keysOf(entryNodes(graph))).toEqual(['a']);
    expect(keysOf(exitNodes(graph))).toEqual(['d']);
    expect(graph.nodes[3]!.edges).toEqual([
      { from: 'b', output: 0, to: 'd', field: 'one' },
      { from: 'c', output: 1, to: 'd', field: 'two' },
    ]);
  });

  test('of one node has one level', () => {
    const graph = graphOf({ only: { class_type: 'LoadImage' } });
    expect(graph.levels).toEqual([['only']]);
    expect([keysOf(entryNodes(graph)), keysOf(exitNodes(graph))]).toEqual([['only'], ['only']]);
  });

  test('takes nothing but a key and a whole number for a pointer', () => {
    const plain = {
      a: ['x'],
      b: ['x', 0.5],
      c: ['x', -1],
      d: ['x', '0'],
      e: [0, 0],
      f: ['x', 0, 0],
      g: { x: ['x', 0] },
      h: 'x',
    };
    expect(graphOf({ only: node(plain) }).nodes[0]!.edges).toEqual([]);
  });

  test('may have keys like those that objects inherit', () => {
    const nodes = JSON.parse(
      '{"__proto__": {"class_type": "A"}, "constructor": {"class_type": "B", "inputs": {"__proto__": ["__proto__", 0]}}}',
    );
    const graph = graphOf(nodes);
    expect(keysOf(graph.nodes)).toEqual(['__proto__', 'constructor']);
    expect(issuesOf({ a: node({ in: ['toString', 0] }) })).toMatchObject([{ type: 'unknown_node' }]);
  });

  test.each<[string, Record<string, unknown>, object[]]>([
    [
      'a node that is none',
      { a: 'LoadImage', b: null, c: [] },
      [
        { at: ['body', 'workflow_json', 'a'], type: 'type', input: 'LoadImage' },
        { at: ['body', 'workflow_json', 'b'], type: 'type', input: null },
        { at: ['body', 'workflow_json', 'c'], type: 'type' },
      ],
    ],
    [
      'a missing class',
      { a: { inputs: {} } },
      [{ at: ['body', 'workflow_json', 'a', 'class_type'], type: 'required' }],
    ],
    ['an inherited class', { a: Object.create({ class_type: 'A' }) }, [{ type: 'required' }]],
    [
      'a class that is no text',
      { a: { class_type: 1 }, b: { class_type: '' } },
      [
        { type: 'type', input: 1 },
        { type: 'type', input: '' },
      ],
    ],
    [
      'inputs that are no object',
      { a: { class_type: 'A', inputs: [] } },
      [{ at: ['body', 'workflow_json', 'a', 'inputs'], type: 'type' }],
    ],
    [
      'a pointer that leads nowhere',
      { a: node({ image: ['z', 0] }) },
      [
        {
          at: ['body', 'workflow_json', 'a', 'inputs', 'image'],
          type: 'unknown_node',
          message: 'The graph has no node z.',
          input: ['z', 0],
        },
      ],
    ],
    [
      'a pointer to a node that is wrong, but there',
      { a: node({ image: ['b', 0] }), b: 1 },
      [{ at: ['body', 'workflow_json', 'b'] }],
    ],
    [
      'a node that takes from itself',
      { a: node({ image: ['a', 0] }) },
      [
        {
          at: ['body', 'workflow_json', 'a', 'inputs', 'image'],
          type: 'cycle',
          message: 'The nodes a → a form a cycle.',
        },
      ],
    ],
    [
      'a cycle',
      { a: node({ in: ['c', 0] }), b: node({ in: ['a', 0] }), c: node({ in: ['b', 0] }), d: node({ in: ['c', 0] }) },
      [
        {
          at: ['body', 'workflow_json', 'b', 'inputs', 'in'],
          type: 'cycle',
          message: 'The nodes a → b → c → a form a cycle.',
        },
      ],
    ],
    [
      'all of it at once',
      { a: { inputs: { in: ['z', 0], self: ['a', 0] } } },
      [{ type: 'required' }, { type: 'unknown_node' }, { type: 'cycle' }],
    ],
  ])('is refused for %s', (_, nodes, want) => {
    expect(issuesOf(nodes)).toMatchObject(want);
    expect(issuesOf(nodes)).toHaveLength(want.length);
  });

  test('has at most as many nodes as a run has room for', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, node()]));
    expect(graphOf(many(most_nodes)).nodes).toHaveLength(most_nodes);
    expect(issuesOf(many(most_nodes + 1))).toMatchObject([{ at: ['body', 'workflow_json'], type: 'maxProperties' }]);
  });

  test('may be as deep as it is large, and a cycle as long', () => {
    const chain: Nodes = Object.fromEntries(
      Array.from({ length: most_nodes }, (_, index) => [
        `n${index}`,
        node(index < most_nodes - 1 ? { in: [`n${index + 1}`, 0] } : {}),
      ]),
    );
    expect(graphOf(chain).levels).toHaveLength(most_nodes);
    const [issue] = issuesOf({ ...chain, [`n${most_nodes - 1}`]: node({ in: ['n0', 0] }) });
    expect(issue!.cycle).toHaveLength(most_nodes);
    expect(issue!.message).toMatch(/^The nodes n0 → n999 → .* → … \(992 more\) → n0 form a cycle\.$/);
  });

  test('is shown with each pair of nodes once', () => {
    const nodes = { a: node(), b: node({ one: ['a', 0], two: ['a', 1] }) };
    expect(graphRecord(graphOf(nodes))).toEqual({ nodes: ['a', 'b'], edges: [{ from: 'a', to: 'b' }] });
  });
});

describe('inputs and outputs', () => {
  const nodes = { a: node({ url: '' }), b: node({ image: ['a', 0], factor: 2 }) };
  const input = (name: string, graph_node_id: string, graph_field_name: string) => ({
    name,
    graph_node_id,
    graph_field_name,
  });

  test('must name nodes that are there', () => {
    expect(bindingIssues(graphOf(nodes), [input('x', 'a', 'url'), input('y', 'z', 'url')], ['body', 'inputs'])).toEqual(
      [
        {
          at: ['body', 'inputs', '1', 'graph_node_id'],
          message: 'The graph has no node z.',
          type: 'unknown_node',
          input: 'z',
        },
      ],
    );
  });

  test('put values into fields, and leave the graph as it was', () => {
    const graph = graphOf(nodes);
    const inputs = [
      input('url', 'a', 'url'),
      input('url', 'b', 'watermark'),
      input('factor', 'b', 'factor'),
      input('absent', 'b', 'x'),
      input('lost', 'z', 'x'),
    ];
    const fed = withRunInputs(graph, inputs, { url: 'https://x', factor: 4, lost: 1 });
    expect(fed.nodes.map((one) => one.inputs)).toEqual([
      { url: 'https://x' },
      { image: ['a', 0], factor: 4, watermark: 'https://x' },
    ]);
    expect(graph).toEqual(graphOf(nodes));
  });

  test('are plain values, even where they look like pointers or stand in the place of one', () => {
    const fed = withRunInputs(graphOf(nodes), [input('image', 'b', 'image'), input('loop', 'a', 'url')], {
      image: 'https://x',
      loop: ['b', 0],
    });
    expect(fed.nodes.map(({ edges }) => edges)).toEqual([[], []]);
    expect(fed.levels).toEqual([['a', 'b']]);
    expect(fed.nodes[0]!.inputs).toEqual({ url: ['b', 0] });
  });
});

test("the document's workflows are read like this", () => {
  for (const name of ['UpscaleWorkflow', 'SmallestWorkflow']) {
    const file = new URL(`../../openapi/components/examples/${name}.yaml`, import.meta.url);
    const workflow: GraphWorkflow = parse(readFileSync(file, 'utf8')).value;
    const graph = graphOf(workflow.workflow_json as Nodes);
    expect(graphRecord(graph)).toEqual(workflow.graph);
    expect(bindingIssues(graph, workflow.inputs, ['inputs'])).toEqual([]);
    expect(bindingIssues(graph, workflow.outputs, ['outputs'])).toEqual([]);
  }
});
