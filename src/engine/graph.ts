/**
 * The graph of a workflow, as `workflow_json` holds it: nodes by their keys, each with a class and inputs. An input is a
 * plain value, or `[key, index]`, which takes an output of another node:
 *
 *     { "1": { "class_type": "LoadImage", "inputs": { "url": "https://…" } },
 *       "2": { "class_type": "SaveImage", "inputs": { "image": ["1", 0] } } }
 *
 * Other members of a node are let be. A list of a text and a whole number is always a pointer.
 */

import type { Issue } from '../choices/canonical.ts';
import type { GraphInput, GraphOutput } from '../contract/types.ts';
import { isObject } from '../json/is-object.ts';
import { type Cycle, type Edge, inRunningOrder, levelsOf } from './graph-order.ts';

export interface GraphNode {
  key: string;
  class_type: string;
  /** All inputs as they stand in the workflow, pointers included. */
  inputs: Readonly<Record<string, unknown>>;
  /** The pointers among them. */
  edges: readonly Edge[];
}

export interface Graph {
  /** Each after all that it takes from; in the order of the workflow where that allows it. */
  nodes: readonly GraphNode[];
  /** The keys in groups that can run at the same time, one group after another. */
  levels: readonly (readonly string[])[];
}

export type GraphReading = { kind: 'graph'; graph: Graph } | { kind: 'invalid'; issues: GraphIssue[] };

/** `type` is one of `required`, `type`, `unknown_node`, `cycle` and `maxProperties`. */
export interface GraphIssue extends Issue {
  /** Of a cycle, all edges: each leads to where the next one begins, and the last to where the first does. */
  cycle?: Cycle;
}

/** As many as a run's record has room for. */
export const most_nodes = 1000;

/**
 * Reads the graph, or says everything that is wrong with it: nodes without a class, pointers to nodes that are not
 * there, cycles, more than `most_nodes` nodes.
 * @param at where the workflow stands in the request
 */
export function readGraph(
  workflow_json: Readonly<Record<string, unknown>>,
  at: readonly string[] = ['body', 'workflow_json'],
): GraphReading {
  const entries = Object.entries(workflow_json);
  if (entries.length > most_nodes) {
    const message = `A graph has at most ${most_nodes} nodes, not ${entries.length}.`;
    return { kind: 'invalid', issues: [{ at, message, type: 'maxProperties' }] };
  }
  const issues: GraphIssue[] = [];
  const nodes = entries.flatMap(([key, value]) => {
    const read = readNode(key, value, [...at, key]);
    issues.push(...read.issues);
    return read.node ? [read.node] : [];
  });
  issues.push(...danglingEdges(nodes, new Set(entries.map(([key]) => key)), at));
  const { order, cycles } = inRunningOrder(nodes);
  issues.push(...cycles.map((cycle) => cycleIssue(cycle, at)));
  return issues.length > 0 ? { kind: 'invalid', issues } : { kind: 'graph', graph: arranged(order) };
}

/** The graph as the record of a workflow shows it. */
export function graphRecord({ nodes }: Graph): { nodes: string[]; edges: { from: string; to: string }[] } {
  const edges = nodes.flatMap((node) => {
    const sources = new Set(node.edges.map(({ from }) => from));
    return [...sources].map((from) => ({ from, to: node.key }));
  });
  return { nodes: nodes.map(({ key }) => key), edges };
}

/** The nodes that take from no other. */
export function entryNodes({ nodes }: Graph): GraphNode[] {
  return nodes.filter(({ edges }) => edges.length === 0);
}

/** The nodes that no other takes from. */
export function exitNodes({ nodes }: Graph): GraphNode[] {
  const used = new Set(nodes.flatMap(({ edges }) => edges.map(({ from }) => from)));
  return nodes.filter(({ key }) => !used.has(key));
}

/** Link from an input or output of a workflow to a field of a node. */
export type Binding = Pick<GraphInput | GraphOutput, 'graph_node_id'>;

/**
 * Inputs or outputs of a workflow that name a node which is not there.
 * @param at where the list stands in the request, such as `['body', 'inputs']`
 */
export function bindingIssues(graph: Graph, bindings: readonly Binding[], at: readonly string[]): GraphIssue[] {
  const keys = new Set(graph.nodes.map(({ key }) => key));
  return bindings.flatMap(({ graph_node_id: key }, index) =>
    keys.has(key) ? [] : [unknownNode(key, [...at, String(index), 'graph_node_id'], key)],
  );
}

/**
 * The graph with the values of a run's inputs in the node fields that the workflow's inputs name. One value may feed
 * several fields. A run's value is always plain: a list that looks like a pointer is none, and a pointer that stood in
 * the field is gone.
 * @param values of the run's inputs by name, valid and with defaults
 */
export function withRunInputs(
  graph: Graph,
  inputs: readonly Pick<GraphInput, 'name' | 'graph_node_id' | 'graph_field_name'>[],
  values: Readonly<Record<string, unknown>>,
): Graph {
  const given = inputs.filter(({ name }) => Object.hasOwn(values, name));
  const nodes = graph.nodes.map((node) => {
    const fields = given.filter(({ graph_node_id }) => graph_node_id === node.key);
    if (fields.length === 0) return node;
    const fed = new Map(fields.map(({ graph_field_name, name }) => [graph_field_name, values[name]]));
    return {
      ...node,
      inputs: Object.fromEntries([...Object.entries(node.inputs), ...fed]),
      edges: node.edges.filter(({ field }) => !fed.has(field)),
    };
  });
  return arranged(nodes);
}

function arranged(nodes: readonly GraphNode[]): Graph {
  return { nodes, levels: levelsOf(nodes) };
}

function readNode(key: string, value: unknown, at: readonly string[]): { node?: GraphNode; issues: GraphIssue[] } {
  if (!isObject(value)) return { issues: [{ at, message: 'A node is an object.', type: 'type', input: value }] };
  const issues: GraphIssue[] = [];
  const class_type = Object.hasOwn(value, 'class_type') ? value.class_type : undefined;
  const inputs = Object.hasOwn(value, 'inputs') ? value.inputs : {};
  if (class_type === undefined) {
    issues.push({ at: [...at, 'class_type'], message: 'A node needs a class.', type: 'required' });
  } else if (typeof class_type !== 'string' || class_type === '') {
    const message = 'The class of a node is a text that is not empty.';
    issues.push({ at: [...at, 'class_type'], message, type: 'type', input: class_type });
  }
  if (!isObject(inputs)) {
    const message = 'The inputs of a node are an object.';
    issues.push({ at: [...at, 'inputs'], message, type: 'type', input: inputs });
    return { issues };
  }
  // A node that is wrong in itself stays in the graph, so that what is wrong with its edges is told too.
  return { node: { key, class_type: String(class_type), inputs, edges: edgesInto(key, inputs) }, issues };
}

function edgesInto(key: string, inputs: Readonly<Record<string, unknown>>): Edge[] {
  return Object.entries(inputs).flatMap(([field, value]) => {
    if (!Array.isArray(value) || value.length !== 2) return [];
    const [from, output] = value;
    if (typeof from !== 'string' || !Number.isInteger(output) || output < 0) return [];
    return [{ from, output, to: key, field }];
  });
}

function danglingEdges(nodes: readonly GraphNode[], keys: ReadonlySet<string>, at: readonly string[]): GraphIssue[] {
  return nodes
    .flatMap(({ edges }) => edges)
    .filter(({ from }) => !keys.has(from))
    .map(({ from, output, to, field }) => unknownNode(from, [...at, to, 'inputs', field], [from, output]));
}

function unknownNode(key: string, at: readonly string[], input: unknown): GraphIssue {
  return { at, message: `The graph has no node ${shown(key)}.`, type: 'unknown_node', input };
}

function cycleIssue(cycle: Cycle, at: readonly string[]): GraphIssue {
  const { from, output, to, field } = cycle[0]!;
  const most_named = 8;
  const named = cycle.slice(0, most_named).map((edge) => shown(edge.from));
  const more = cycle.length > most_named ? [`… (${cycle.length - most_named} more)`] : [];
  const way = [...named, ...more, shown(from)].join(' → ');
  const place = [...at, to, 'inputs', field];
  return { at: place, message: `The nodes ${way} form a cycle.`, type: 'cycle', input: [from, output], cycle };
}

function shown(key: string): string {
  const most_characters = 40;
  return key.length > most_characters ? `${key.slice(0, most_characters).toWellFormed()}…` : key;
}
