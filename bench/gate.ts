/** The three ratios that CI holds against those committed in `bench/baseline.json`. */
import type { Part } from './figure.ts';
import { readAndPage } from './server.ts';
import { suiteOfBare } from './suite.ts';

export const gate: Part = async (pace) => [...(await readAndPage(pace)), ...(await suiteOfBare(pace))];
