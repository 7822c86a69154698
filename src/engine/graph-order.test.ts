import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Graph, readGraph } from './graph.ts';

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

describe('whatever the graph', () => {
  /** A graph whose nodes take from earlier ones only, under shuffled keys, and the keys in that order. */
  const acyclic = fc
    .array(fc.array(fc.tuple(fc.nat(), fc.nat(2)), { maxLength: 3 }), { minLength: 1, maxLength: 12 })
    .chain((takes) =>
      fc.tuple(
        fc.constant(takes),
        fc.shuffledSubarray(
          takes.map((_, index) => `k${index}`),
          { minLength: takes.length },
        ),
      ),
    )
    .map(([takes, keys]) => {
      const entries = takes.map((sources, index): [string, Nodes[string]] => {
        const pointers = index === 0 ? [] : sources.map(([source, output]) => [keys[source % index]!, output]);
        return [keys[index]!, node(Object.fromEntries(pointers.map((pointer, field) => [`f${field}`, pointer])))];
      });
      return { keys, nodes: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
    });

  test('without a cycle, each node comes after all that it takes from', () => {
    fc.assert(
      fc.property(acyclic, ({ keys, nodes }) => {
        const graph = graphOf(nodes);
        const place = new Map(graph.nodes.map(({ key }, index) => [key, index]));
        expect([...place.keys()].sort()).toEqual(keys.toSorted());
        for (const { edges } of graph.nodes)
          for (const { from, to } of edges) expect(place.get(from)).toBeLessThan(place.get(to)!);
        const level = new Map(graph.levels.flatMap((group, index) => group.map((key) => [key, index] as const)));
        for (const { key, edges } of graph.nodes) {
          expect(level.get(key)).toBe(Math.max(-1, ...edges.map(({ from }) => level.get(from)!)) + 1);
        }
      }),
    );
  });

  test('an order that is one already is kept', () => {
    fc.assert(
      fc.property(acyclic, ({ keys, nodes }) => {
        const in_order = Object.fromEntries(keys.map((key) => [key, nodes[key]!]));
        expect(keysOf(graphOf(in_order).nodes)).toEqual(keys);
      }),
    );
  });

  test('an edge back to a node makes a cycle of edges that are there', () => {
    fc.assert(
      fc.property(acyclic, fc.nat(), fc.nat(), ({ keys, nodes }, one, other) => {
        // A way from `first` to `last` is laid, then an edge back.
        const [first, last] = [one % keys.length, other % keys.length].toSorted((a, b) => a - b) as [number, number];
        const cyclic = structuredClone(nodes);
        for (let at = first + 1; at <= last; at++) cyclic[keys[at]!]!.inputs!.way = [keys[at - 1]!, 0];
        cyclic[keys[first]!]!.inputs!.back = [keys[last]!, 0];
        const issues = issuesOf(cyclic);
        expect(issues.length).toBeGreaterThan(0);
        for (const { type, at, cycle } of issues) {
          expect(type).toBe('cycle');
          expect(at).toEqual(['body', 'workflow_json', cycle![0]!.to, 'inputs', cycle![0]!.field]);
          for (const [index, { from, output, to, field }] of cycle!.entries()) {
            expect(cyclic[to]!.inputs![field]).toEqual([from, output]);
            expect(cycle![(index + 1) % cycle!.length]!.from).toBe(to);
          }
          expect(new Set(cycle!.map(({ from }) => from)).size).toBe(cycle!.length);
        }
      }),
    );
  });
});
