/** Judge of answers by the document. */
import { type Operation, operationIds, operations } from '../../contract/operations.ts';
import { validateResponse, validateSchema } from '../../contract/validators.ts';

export interface RawAnswer {
  status: number;
  media_type: string;
  text: string;
}

/** @returns the operation that a request leads to; undefined where nothing answers */
export function operationAt(method: string, target: string): Operation | undefined {
  const segments = target.split('?')[0]!.split('/').slice(1);
  const [decoded, is_decodable] = decodedSegments(segments);
  if (!is_decodable || decoded.some((segment) => segment === '' || segment.includes('/'))) return undefined;
  const fixed = all.filter(({ path }) => path === `/${decoded.join('/')}`);
  const found = fixed.length > 0 ? fixed : all.filter(({ path }) => fits(path, decoded));
  return found.find((operation) => operation.method === method);
}

const all = operationIds.map((id) => operations[id]);

function decodedSegments(segments: readonly string[]): [string[], boolean] {
  try {
    return [segments.map((segment) => decodeURIComponent(segment)), true];
  } catch {
    return [[], false];
  }
}

function fits(template: string, segments: readonly string[]): boolean {
  const own = template.split('/').slice(1);
  return own.length === segments.length && own.every((part, index) => part.startsWith('{') || part === segments[index]);
}

/** The fault of an answer, in a sentence; undefined for none. */
export function problemOf(
  operation: Operation | undefined,
  { status, media_type, text }: RawAnswer,
): string | undefined {
  if (status >= 500) return `was answered ${status}: ${text.slice(0, 500)}`;
  const isJson = media_type.startsWith('application/json');
  if (text !== '' && !isJson && status >= 400) return `was refused as ${media_type || 'nothing'}`;
  let body: unknown;
  try {
    body = text === '' ? undefined : isJson ? JSON.parse(text) : text;
  } catch {
    return `was answered ${status} with broken JSON`;
  }
  if (!operation && status < 400) return `was answered ${status} where nothing answers`;
  const violations = operation
    ? validateResponse('reference', operation.id, status, body)
    : validateSchema('reference', 'ErrorEnvelope', body);
  if (violations.length === 0) return undefined;
  return `was answered ${status} against the document: ${JSON.stringify(violations).slice(0, 500)} in ${text.slice(0, 500)}`;
}
