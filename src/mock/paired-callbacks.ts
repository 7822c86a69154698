/** A document whose callbacks tell of the run that its dispatches answer with. */
import {
  type MediaType,
  methods,
  type OpenApiDocument,
  type OperationObject,
  resolveReference,
} from '../contract/document.ts';
import { mapValues } from '../contract/subschemas.ts';

/** Prism answers a dispatch and posts its callback from the first example of each, and these are of different runs. */
export function withPairedCallbacks(document: OpenApiDocument): OpenApiDocument {
  const paths = mapValues(document.paths, (item) => {
    const operations = methods.flatMap((method) =>
      item[method]?.callbacks ? [[method, paired(document, item[method])] as const] : [],
    );
    return { ...item, ...Object.fromEntries(operations) };
  });
  return { ...document, paths };
}

function paired(document: OpenApiDocument, operation: OperationObject): OperationObject {
  const answer = Object.values(operation.responses).map(
    (one) => resolveReference(document, one) as { content?: Content },
  )[0];
  const run_id = firstRun(document, answer?.content);
  if (run_id === undefined) return operation;
  const callbacks = JSON.parse(JSON.stringify(operation.callbacks), (name, member: Record<string, MediaType>) =>
    name === 'content' ? mapValues(member, (media) => withRun(document, media, run_id)) : member,
  ) as OperationObject['callbacks'];
  return { ...operation, callbacks };
}

type Content = Record<string, MediaType>;

function withRun(document: OpenApiDocument, media: MediaType, run_id: string): MediaType {
  const told = firstRun(document, { media });
  if (told === undefined) return media;
  const examples = mapValues(media.examples!, (one) => {
    const text = JSON.stringify(resolveReference(document, one));
    const { run_id: old } = (JSON.parse(text) as { value: { run_id: string } }).value;
    return JSON.parse(text.replaceAll(old, run_id)) as { value: unknown };
  });
  return { ...media, examples };
}

/** The run of the first example of the first media type. */
function firstRun(document: OpenApiDocument, content: Content = {}): string | undefined {
  const [media] = Object.values(content);
  const [first] = Object.values(media?.examples ?? {});
  if (first === undefined) return undefined;
  const { value } = resolveReference(document, first) as { value?: { run_id?: string } };
  return value?.run_id;
}
