/** A filter is found by what it shows; one that is ignored is not taken for one. */
import { expect, it } from 'vitest';
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer, Asker } from './asker.ts';
import { askFilter, oddOf } from './filter-questions.ts';
import { createFindings } from './findings.ts';
import { createListUnderStudy } from './list-under-study.ts';

interface Server {
  /** The value, or any of several, that a parameter asks for in the field name; undefined where it is no filter. */
  reads(name: string, value: string): string | readonly string[] | undefined;
  /** True for a parameter that is taken, and changes nothing. */
  ignores?(name: string, value: string): boolean;
  /** Fate of a parameter that is no filter. */
  strangers: 'ignored' | 'refused';
  /** Parameters that are refused although strangers are ignored. */
  refuses?(name: string): boolean;
  /** True for a parameter that is refused as not understood, and not as a stranger. */
  misreads?(name: string): boolean;
  /** Names that are known to be read. */
  names?: readonly string[];
  /** Items on a page. */
  page: number;
}

const items = ['audio', 'document', 'image', 'video'].map((name) => ({ name }));

/** Findings about the filters of a list. */
async function foundBy({ reads, ignores, strangers, refuses, misreads, names = ['q', 'where'], page }: Server) {
  const findings = createFindings();
  const ask = async (_: unknown, { pairs = [] }: { pairs?: Pairs } = {}): Promise<Answer> => {
    const unread = pairs.filter(([name, value]) => reads(name, value) === undefined && !ignores?.(name, value));
    const refused = unread.filter(([name]) => (strangers === 'refused' ? true : refuses?.(name)));
    const plain = { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0, json: undefined };
    const reply = { status: 0, json: undefined, refusals: [], defects: [] };
    if (refused.length > 0) {
      const issues = refused.map(([name]) => ({
        at: ['query', name],
        message: name === 'q' || misreads?.(name) ? 'not understood' : 'not known',
        type: '',
      }));
      return { ...plain, reply: { ...reply, outcome: 'refusal', problem: { code: '', message: '', issues } } };
    }
    const wanted = pairs.map(([name, value]) => reads(name, value)).filter((one) => one !== undefined);
    const shown = items.filter(({ name }) => wanted.every((one) => [one].flat().includes(name))).slice(0, page);
    return {
      ...plain,
      reply: { ...reply, outcome: 'success', page: { items: shown, first: null, next: null, previous: null } },
    };
  };
  const asker = { prefix: 'init-0', ask } as unknown as Asker;
  const subject = { operation: 'listAssetTypes', fields: ['name'], least: 1 } as const;
  const list = createListUnderStudy({ asker, findings, further: [] }, subject);
  await list.ask([['init-0-nothing', '1']]).then((answer) => list.strangers.know('init-0-nothing', answer));
  await list.strangers.sweep(names, (some) => list.ask(some.map((name) => [name, '1'])));
  await askFilter(list, items.slice(0, 3));
  const { filter_grammar, operators, parameters } = findings.choices().lists?.for?.listAssetTypes ?? {};
  return { filter_grammar, operators, filter: parameters?.filter };
}

it('a parameter that is not known with another value', async () => {
  const reads = (name: string, value: string) => (name === 'name' ? /^is\.(.*)/.exec(value)?.[1] : undefined);
  expect(await foundBy({ reads, strangers: 'refused', page: 50 })).toEqual({
    filter_grammar: { parameter: '{field}', value: '{operator}.{value}' },
    operators: { eq: 'is' },
    filter: undefined,
  });
});

it('a parameter beside others that it lets be refused', async () => {
  const reads = (name: string, value: string) => (name === 'name=' ? value : undefined);
  const refuses = (name: string) => /^\w+=$/.test(name);
  expect(await foundBy({ reads, refuses, strangers: 'ignored', page: 50 })).toEqual({
    filter_grammar: { parameter: '{field}{operator}', value: '{value}' },
    operators: { eq: '=' },
    filter: undefined,
  });
});

it('a parameter with the operator in its name, behind others that lack the right word', async () => {
  const reads = (name: string, value: string) => (name === 'filter[name][=]' ? value : undefined);
  const misreads = (name: string) => name.startsWith('filter[');
  expect(await foundBy({ reads, misreads, strangers: 'refused', page: 50 })).toMatchObject({
    filter_grammar: { parameter: 'filter[{field}][{operator}]', value: '{value}' },
    operators: { eq: '=' },
  });
});

it('a condition behind one that is read as another field, which is ignored', async () => {
  const condition = (name: string, value: string) => (name === 'q' ? /^([\w.]+)=(.+)$/.exec(value) : null);
  const reads = (name: string, value: string) => {
    const [, field, wanted] = condition(name, value) ?? [];
    return field === 'name' ? wanted : undefined;
  };
  const ignores = (name: string, value: string) => condition(name, value) !== null;
  expect(await foundBy({ reads, ignores, strangers: 'refused', page: 50 })).toEqual({
    filter_grammar: { condition: '{field}={value}' },
    operators: { eq: 'eq' },
    filter: 'q',
  });
});

it('a late grammar in a name that is read, of a list that ignores what is sent beside it', async () => {
  const reads = (name: string, value: string) => (name === 'q' ? /^\[name\|is\|(.+)\]$/.exec(value)?.[1] : undefined);
  const refuses = (name: string) => name === 'q';
  expect(await foundBy({ reads, refuses, strangers: 'ignored', names: ['q'], page: 50 })).toMatchObject({
    filter_grammar: { condition: '[{field}|{operator}|{value}]' },
    operators: { eq: 'is' },
    filter: 'q',
  });
});

it.each(['|', ' or '])('values with %s between them, where a comma parts conditions', async (separator) => {
  const reads = (name: string, value: string) => {
    const [, word, text = ''] = (name === 'q' && /^name\.(eq|in):([^,]+)$/.exec(value)) || [];
    return word === 'in' ? text.split(separator) : word && text;
  };
  expect(await foundBy({ reads, strangers: 'refused', page: 50 })).toMatchObject({
    filter_grammar: { condition: '{field}.{operator}:{value}', list_separator: separator },
    operators: { eq: 'eq', in: 'in' },
  });
});

it('what few of many are refused for may be understood, and ask for a field that is not known', () => {
  const refusal = (name: string, cause: string, eq: string) => ({
    guess: { name, eq, pairs: [], grammar: { condition: '{operator}({field},{value})' } },
    cause,
  });
  const usual = ['eq', 'is', '='].map((eq) => refusal('q', 'not understood', eq));
  const odd = refusal('q', 'no such field', 'EQ');
  expect(oddOf([...usual, odd])).toEqual([odd.guess]);
  expect(oddOf(usual)).toEqual([]);
});

it('none, of a list whose pages show one item alone by themselves', async () => {
  const found = await foundBy({ reads: () => undefined, strangers: 'ignored', page: 1 });
  expect(found).toEqual({ filter_grammar: undefined, operators: undefined, filter: undefined });
});

it('words for operators are none where pages show one item alone by themselves', async () => {
  const reads = (name: string, value: string) => (name === 'name__eq' ? value : undefined);
  expect(await foundBy({ reads, strangers: 'ignored', page: 1 })).toMatchObject({ operators: { eq: 'eq' } });
});
