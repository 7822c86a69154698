import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clauseById, clauses } from '../../src/contract/clauses.ts';
import { allChecks } from '../checks/all.ts';
import { allMutants } from './all.ts';
import { findMutant } from './find-mutant.ts';
import { mutantTables } from './generated/tables.ts';

describe('the lists', () => {
  it('name each id once', () => {
    for (const ids of [allChecks.map(({ id }) => id), allMutants.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('have at least one mutant for each check', () => {
    const killers = new Set(allMutants.map(({ check }) => check));
    expect(allChecks.map(({ id }) => id).filter((id) => !killers.has(id))).toEqual([]);
  });

  const binding = clauses().filter(({ level, untestable }) => level !== 'open' && untestable === undefined);

  it('have a check for each stated and derived clause that can be seen from outside', () => {
    const judged = new Set(allChecks.flatMap((check) => check.clauses));
    expect(binding.map(({ id }) => id).filter((id) => !judged.has(id))).toEqual([]);
  });

  it('have a mutant that breaks each of these clauses', () => {
    const broken = new Set(allMutants.flatMap((mutant) => mutant.breaks));
    expect(binding.map(({ id }) => id).filter((id) => !broken.has(id))).toEqual([]);
  });

  it.each(allChecks)('$id names clauses that exist', ({ clauses: named }) => {
    expect(named.filter((id) => clauseById(id) === undefined)).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it.each(Object.entries(mutantTables))('%s has its table beside the path of its check', async (path, load) => {
    const [area, rule] = path.split('/');
    const { mutants } = await load();
    expect(mutants).toBe((await import(`./${area}/${rule}.ts`)).mutants);
    expect(mutants.map(({ check }) => check)).toEqual(mutants.map(() => path));
    expect(mutants.length).toBeGreaterThan(0);
  });

  it('name each table that there is', () => {
    const folder = new URL('.', import.meta.url).pathname;
    const files = globSync('*/*.ts', { cwd: folder }).filter((file) =>
      readFileSync(`${folder}${file}`, 'utf8').includes('export const mutants ='),
    );
    expect(Object.keys(mutantTables).toSorted()).toEqual(files.map((file) => file.slice(0, -'.ts'.length)).toSorted());
  });

  it.each(allMutants)('$id names its check, and breaks a clause of it', async ({ id, check, breaks }) => {
    expect(id.startsWith(`${check}--`)).toBe(true);
    expect((await findMutant(id))?.id).toBe(id);
    expect(breaks.length).toBeGreaterThan(0);
    const killer = allChecks.find((one) => one.id === check);
    expect(killer?.clauses).toEqual(expect.arrayContaining([...breaks]));
  });

  it('are not searched where an id names no check', async () => {
    expect(await findMutant('pagination/ties--in-no-way')).toBeUndefined();
    expect(await findMutant('constructor--in-no-way')).toBeUndefined();
  });
});
