/**
 * A client of any implementation of the interface: every operation by its operationId, typed from the document, and what
 * each program needs beside them. It has no state but its options, and runs wherever there is `fetch`.
 */
import type { Calls, Fields } from '../generated/client-calls.ts';
import { routes } from '../generated/client-routes.ts';
import { valueAt } from '../json/pointer.ts';
import { type ClientDialect, type ClientOptions, checkCallOptions, checkOptions } from './client-options.ts';
import { withDeadline } from './deadline.ts';
import { type ListOptions, type ListReader, listItems, listPages, type Page } from './lists.ts';
import type { ModelRunError } from './model-run-error.ts';
import type { AnswerOf, CallOptions, ItemOf, ListId, OperationId, PageOf, RequestOf } from './operations.ts';
import { type AnyRequest, createTransport } from './transport.ts';
import { sendFile, type UploadFile } from './upload.ts';
import { wait } from './wait.ts';
import { type WaitOptions, waitForRun } from './wait-for-run.ts';

export { ModelRunError, type RequestIssue } from './model-run-error.ts';
export { WaitTimeout } from './wait-for-run.ts';
export type {
  AnswerOf,
  CallOptions,
  ClientDialect,
  ClientOptions,
  ItemOf,
  ListId,
  ListOptions,
  OperationId,
  PageOf,
  RequestOf,
  UploadFile,
  WaitOptions,
};

export interface ModelRunClient extends Calls<CallOptions> {
  /**
   * Dispatches a model, whatever the number of segments in its path.
   * @param model_path such as `provider/name/variant`, 2 to 5 segments
   * @param input the fields of the model, and `callback_url` if there is to be a callback
   * @returns the id of the run
   * @throws ModelRunError when it is refused; RangeError for a path of another length
   */
  dispatchModel(model_path: string, input: Fields, options?: CallOptions): Promise<string>;
  /**
   * Dispatches a graph workflow.
   * @param workflow_path `owner/slug`
   * @param input the inputs of the workflow, and `callback_url` if there is to be a callback
   * @returns the id of the run
   * @throws ModelRunError when it is refused, as for a deleted workflow; RangeError for another path
   */
  dispatchWorkflow(workflow_path: string, input: Fields, options?: CallOptions): Promise<string>;
  /**
   * Reads a run again and again, less and less often, until it has ended.
   * @throws WaitTimeout when it has not by then; ModelRunError when it is refused; the reason of the signal
   */
  waitForRun(id: string, options?: WaitOptions): Promise<AnswerOf<'getRun'>>;
  /** The pages of a list, one after another. @throws ModelRunError; RangeError for a list that goes in a circle */
  pages<Id extends ListId, const Request extends ListRequest<Id> = Record<never, never>>(
    list: Id,
    ...rest: ListArguments<Id, Request>
  ): AsyncGenerator<PageOf<Id, Request>>;
  /** The items of a list, page by page. @throws as `pages` */
  items<Id extends ListId, const Request extends ListRequest<Id> = Record<never, never>>(
    list: Id,
    ...rest: ListArguments<Id, Request>
  ): AsyncGenerator<ItemOf<Id, Request>>;
  /**
   * Asks for an upload session, sends the file to its URL, and reads the asset.
   * @param options `timeout_ms` bounds the upload as a whole
   * @throws ModelRunError when the session is refused, or storage takes no such file: with `asset_id`, whose session
   *   stays open; RangeError for a stream without its size; TypeError for what is no data
   */
  upload(file: UploadFile, options?: CallOptions): Promise<AnswerOf<'getAsset'>>;
}

type ListRequest<Id extends ListId> = Partial<RequestOf<Id>>;

/** A list whose path has a parameter needs it, but where the walk goes on from a URL that a page gave. */
type ListArguments<Id extends ListId, Request> =
  Record<never, never> extends RequestOf<Id>
    ? [request?: Request, options?: ListOptions]
    :
        | [request: Request & RequestOf<Id>, options?: ListOptions]
        | [request: Request | undefined, options: ListOptions & { from: string | null }];

/** An implementation may show an asset up to 30 s after its file has come: about three times the last wait for it. */
const longest_ms = 10_000;

/** @throws TypeError one line that names the option, for whatever the options got wrong */
export function createModelRunClient(options: ClientOptions): ModelRunClient {
  checkOptions(options);
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
  ) as unknown as Calls<CallOptions>;
  const reader = (list: ListId, request: AnyRequest = {}): ListReader => {
    if (!`${routes[list]}`.endsWith(' page')) throw new TypeError(`${list} is no list`);
    const inOrder = async (answer: Promise<unknown>, backward: unknown) => {
      const page = (await answer) as Page;
      return backward && reversed_lists.includes(list) ? { ...page, items: page.items.toReversed() } : page;
    };
    return {
      first: (given) => inOrder(call(list, request, given), (request.query as { backward?: boolean })?.backward),
      follow: (url, given, backward) => inOrder(follow(list, url, request, given), backward),
    };
  };
  const dispatch = async (id: OperationId, path: object, body: object, given: CallOptions, pointer: string) =>
    String(valueAt(await call(id, { path, body }, given, [pointer]), pointer));
  return {
    ...calls,
    async dispatchModel(model_path, input, given = {}) {
      const parts = `${model_path}`.split('/');
      const id = `dispatchModelRun${parts.length}` as OperationId;
      if (!routes[id]) throw new RangeError(`${model_path}: the path of a model has 2 to 5 segments`);
      const names = routes[id].matchAll(/{(\w+)}/g);
      const path = Object.fromEntries([...names].map(([, name], place) => [name, parts[place]]));
      return dispatch(id, path, input, given, run_id);
    },
    async dispatchWorkflow(workflow_path, input, given = {}) {
      const [owner, slug, more] = `${workflow_path}`.split('/');
      if (more !== undefined) throw new RangeError(`${workflow_path}: the path of a workflow is owner/slug`);
      return dispatch('dispatchGraphWorkflowRun', { owner, slug }, input, given, '/run_id');
    },
    async waitForRun(id, given = {}) {
      checkCallOptions('waitForRun', given, 'first_ms, most_ms');
      const read = (once: CallOptions) => call('getRun', { path: { id } }, once, ['/status_code']);
      return waitForRun(id, read as () => Promise<AnswerOf<'getRun'>>, ended_words, given);
    },
    pages: (list, ...[request, given = {}]) => listPages(reader(list, request), given) as AsyncGenerator<never>,
    items: (list, ...[request, given = {}]) => listItems(reader(list, request), given) as AsyncGenerator<never>,
    async upload(file, given = {}) {
      checkCallOptions('upload', given);
      const { header } = given;
      return withDeadline(given, 'upload', async (signal, end) => {
        const own = { header, signal };
        const open = (body: object) => call('createAssetUpload', { body }, own, ['/asset_id', '/upload_url']);
        const id = await sendFile(file, open as never, send, options.fetch !== undefined, { signal, end });
        const read = (wait_ms: number): Promise<AnswerOf<'getAsset'>> =>
          calls.getAsset({ path: { id } }, own).catch(async (error: Partial<ModelRunError>) => {
            if (error.status !== 404 || wait_ms > longest_ms) throw error;
            await wait(wait_ms, signal);
            return read(1.5 * wait_ms);
          });
        return read(25);
      });
    },
  };
}
