/** The ratios that CI holds against those committed in `bench/baseline.json`. */
import { deliveriesOfBare } from './deliveries.ts';
import type { Part } from './figure.ts';
import { readAndPages } from './server.ts';
import { suiteOfBare } from './suite.ts';

export const gate: Part = async (pace) => [
  ...(await readAndPages(pace)),
  ...(await deliveriesOfBare(pace)),
  ...(await suiteOfBare(pace)),
];
