/** Each operation asked once, as the examples of the document have it, and its answer held to the document. */
import { bundledDocument } from '../../src/contract/document.ts';
import { examplesOf } from '../../src/contract/examples.support.ts';
import { type OperationId, operationIds, operations } from '../../src/contract/operations.ts';
import { validateResponse } from '../../src/contract/validators.ts';

export interface MadeUpAnswer {
  operation: OperationId;
  took_ms: number;
  /** Its fault, in a line. */
  problem?: string;
}

/** Many times what was seen; where arrays were as long as they may be, no answer ever came. */
const patience_ms = 30_000;

/** One after another, since each keeps a core of the server busy. */
export async function madeUpAnswers(base_url: string): Promise<MadeUpAnswer[]> {
  const examples = examplesOf(bundledDocument());
  const answers: MadeUpAnswer[] = [];
  for (const operation of operationIds) {
    const own = examples.filter((example) => example.operation === operation);
    const { method, path } = operations[operation];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
      const value = own.find((example) => example.of === 'path' && example.parameter === name)?.value;
      return encodeURIComponent(String(value));
    });
    const body = own.find(({ of }) => of === 'body')?.value;
    const began_ms = performance.now();
    const problem = await problemOf(operation, `${base_url}${filled}`, {
      method,
      headers: { authorization: 'Bearer any', ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience_ms),
    });
    const took_ms = Math.round(performance.now() - began_ms);
    answers.push({ operation, took_ms, ...(problem !== undefined && { problem }) });
  }
  return answers;
}

async function problemOf(operation: OperationId, url: string, init: RequestInit): Promise<string | undefined> {
  try {
    const answer = await fetch(url, init);
    const text = await answer.text();
    const is_json = answer.headers.get('content-type')?.includes('json');
    const [first] = validateResponse(
      'reference',
      operation,
      answer.status,
      is_json ? JSON.parse(text) : text || undefined,
    );
    if (first !== undefined) return `${first.pointer} ${first.message}`;
    return answer.ok ? undefined : `is refused with ${answer.status}`;
  } catch (error) {
    return String(error);
  }
}
