/**
 * A client of any implementation of the interface: every operation by its operationId, typed from the document, and what
 * each program needs beside them. It has no state but its options, and runs wherever there is `fetch`.
 */
import { routes } from '../generated/client-routes.ts';
import { valueAt } from '../json/pointer.ts';
import { type ListOptions, type ListReader, listItems, listPages, type Page } from './lists.ts';
import type { AnswerOf, CallOptions, Calls, ItemOf, ListId, OperationId, PageOf, RequestOf } from './operations.ts';
import { type AnyRequest, createTransport, type TransportOptions } from './transport.ts';
import { sendFile, type UploadFile } from './upload.ts';
import { type WaitOptions, waitForRun } from './wait-for-run.ts';

export { ModelRunError, type RequestIssue } from './model-run-error.ts';
export { WaitTimeout } from './wait-for-run.ts';
export type {
  AnswerOf,
  CallOptions,
  ItemOf,
  ListId,
  ListOptions,
  OperationId,
  PageOf,
  RequestOf,
  UploadFile,
  WaitOptions,
};

export interface ClientOptions extends TransportOptions {
  /** Differences from the document in the parts that the client reads by itself. */
  dialect?: ClientDialect;
}

/** Each of these stands in a choices file under the name that is given here. */
export interface ClientDialect {
  /** `records.header_prefix`: what stands before `Request-Id`; `Service-`. */
  header_prefix?: string;
  /** `runs.dispatch_response.id`: a JSON Pointer to the id of a new run; `/run_id`. */
  run_id?: string;
  /** `records.status_words`: words of a run that has ended, beside those of the document. */
  ended_words?: readonly string[];
  /** `lists.backward_order`: the lists whose pages, asked for backward, begin with what is last in the list. */
  reversed_lists?: readonly OperationId[];
  /** Group `lists`: writes the query of an operation, which it is given by the names and grammars of the document. */
  query?: (operation: OperationId, query: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

export interface ModelRunClient extends Calls {
  /**
   * Dispatches a model, whatever the number of segments in its path.
   * @param model_path such as `provider/name/variant`, 2 to 5 segments
   * @param input the fields of the model, and `callback_url` if there is to be a callback
   * @returns the id of the run
   * @throws ModelRunError when it is refused; RangeError for a path of another length
   */
  dispatchModel(model_path: string, input: Readonly<Record<string, unknown>>, options?: CallOptions): Promise<string>;
  /**
   * Reads a run again and again, less and less often, until it has ended.
   * @throws WaitTimeout when it has not by then; ModelRunError when it is refused; the reason of the signal
   */
  waitForRun(id: string, options?: WaitOptions): Promise<AnswerOf<'getRun'>>;
  /** The pages of a list, one after another. @throws ModelRunError; RangeError for a list that goes in a circle */
  pages<Id extends ListId, const Request extends ListRequest<Id>>(
    list: Id,
    request?: Request,
    options?: ListOptions,
  ): AsyncGenerator<PageOf<Id, Request>>;
  /** The items of a list, page by page. @throws as `pages` */
  items<Id extends ListId, const Request extends ListRequest<Id>>(
    list: Id,
    request?: Request,
    options?: ListOptions,
  ): AsyncGenerator<ItemOf<Id, Request>>;
  /**
   * Asks for an upload session, sends the file to its URL, and reads the asset.
   * @throws ModelRunError when the session is refused, or storage takes no such file; RangeError for a stream without
   *   its size
   */
  upload(file: UploadFile, options?: CallOptions): Promise<AnswerOf<'getAsset'>>;
}

type ListRequest<Id extends ListId> = Partial<RequestOf<Id>>;

const segments = ['provider', 'name', 'variant', 'subvariant', 'revision'];

/** @throws TypeError for a base URL that is none */
export function createModelRunClient(options: ClientOptions): ModelRunClient {
  const {
    header_prefix = 'Service-',
    run_id = '/run_id',
    ended_words = [],
    reversed_lists = [],
    query,
  } = options.dialect ?? {};
  const { call, follow, send } = createTransport(options, header_prefix, query);
  const ids = Object.keys(routes) as OperationId[];
  const calls = Object.fromEntries(
    ids.map((id) => [id, (request: AnyRequest = {}, given: CallOptions = {}) => call(id, request, given)]),
  ) as unknown as Calls;
  const reader = (list: ListId, request: AnyRequest = {}): ListReader => {
    const inOrder = async (answer: Promise<unknown>, backward: unknown) => {
      const page = (await answer) as Page;
      return backward && reversed_lists.includes(list) ? { ...page, items: page.items.toReversed() } : page;
    };
    return {
      first: (given) => inOrder(call(list, request, given), (request.query as { backward?: boolean })?.backward),
      follow: (url, given) => inOrder(follow(list, url, request, given), given.backward),
    };
  };
  return {
    ...calls,
    async dispatchModel(model_path, input, given = {}) {
      const parts = model_path.split('/');
      const id = ids.find((one) => one === `dispatchModelRun${parts.length}`);
      if (!id) throw new RangeError(`${model_path}: the path of a model has 2 to 5 segments`);
      const path = Object.fromEntries(parts.map((part, place) => [segments[place]!, part]));
      return String(valueAt(await call(id, { path, body: input }, given), run_id));
    },
    waitForRun: (id, given = {}) => waitForRun((once) => calls.getRun({ path: { id } }, once), ended_words, given),
    pages: (list, request, given = {}) => listPages(reader(list, request), given) as AsyncGenerator<never>,
    items: (list, request, given = {}) => listItems(reader(list, request), given) as AsyncGenerator<never>,
    async upload(file, given = {}) {
      const id = await sendFile((body) => calls.createAssetUpload({ body }, given), send, file, given);
      return calls.getAsset({ path: { id } }, given);
    },
  };
}
