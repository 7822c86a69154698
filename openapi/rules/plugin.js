import { ambiguousPathsKnown } from './ambiguous-paths-known.js';
import { arraysBounded } from './arrays-bounded.js';
import { bodiesExemplified } from './bodies-exemplified.js';
import { componentsUsed } from './components-used.js';
import { createsLinked } from './creates-linked.js';
import { errorEnvelopes } from './error-envelopes.js';
import { examplesPaired } from './examples-paired.js';
import { extensionsKnown } from './extensions-known.js';
import { numbersBounded } from './numbers-bounded.js';
import { operationDescribed } from './operation-described.js';
import { refusalsByRequest } from './refusals-by-request.js';
import { refusalsDocumented } from './refusals-documented.js';
import { requestObjectsClosed } from './request-objects-closed.js';
import { responseObjectsOpen } from './response-objects-open.js';
import { stringsBounded } from './strings-bounded.js';

/** The kit's own rules by id; a rule's id is the name of its file. */
export const rules = {
  'ambiguous-paths-known': ambiguousPathsKnown,
  'arrays-bounded': arraysBounded,
  'bodies-exemplified': bodiesExemplified,
  'components-used': componentsUsed,
  'creates-linked': createsLinked,
  'error-envelopes': errorEnvelopes,
  'examples-paired': examplesPaired,
  'extensions-known': extensionsKnown,
  'numbers-bounded': numbersBounded,
  'operation-described': operationDescribed,
  'refusals-by-request': refusalsByRequest,
  'refusals-documented': refusalsDocumented,
  'request-objects-closed': requestObjectsClosed,
  'response-objects-open': responseObjectsOpen,
  'strings-bounded': stringsBounded,
};

/** The plugin as Redocly loads it: it insists on a default export. */
export default function plugin() {
  return { id: 'kit', rules: { oas3: rules } };
}
