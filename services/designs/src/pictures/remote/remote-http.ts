import { readBounded, TooLarge } from '../../http/read-bounded.js';
import { RemoteFault } from './remote-fault.js';

/** A JSON answer may carry several megapixels as base64. */
const BODY_MAX_BYTES = 48 * 1024 * 1024;
const DETAIL_MAX = 300;
/** Failures of a connection that was never made: the server has not seen the request. */
const NOT_BEGUN = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface RemoteRequest {
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: FormData | string;
  /** A call that costs money: what fails after it was sent may have been billed. */
  readonly paid?: boolean;
  readonly signal: AbortSignal;
}

/** How a backend's own refusals are told apart; undefined leaves it to the status. */
export type ReadRefusal = (status: number, body: string) => RemoteFault | undefined;

/** HTTP to one backend: bounded bodies, no redirects, faults by kind, secrets in no message. */
export class RemoteHttp {
  constructor(
    private readonly settings: {
      readonly baseUrl: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly secrets: readonly (string | undefined)[];
      readonly readRefusal?: ReadRefusal;
    },
  ) {}

  /** @throws RemoteFault; the signal's reason where it was aborted */
  async json<T>(path: string, request: RemoteRequest): Promise<T> {
    const body = await this.send(path, request);
    try {
      return JSON.parse(body.toString('utf8')) as T;
    } catch {
      throw new RemoteFault(request.paid ? 'uncertain' : 'temporary', 'The answer is no JSON.');
    }
  }

  /** The body of a good answer. @throws RemoteFault; the signal's reason where it was aborted */
  async send(
    path: string,
    { method = 'GET', headers, body, paid = false, signal }: RemoteRequest,
  ): Promise<Buffer> {
    let status: number;
    let retryAfterS: number | undefined;
    let bytes: Buffer;
    try {
      const answer = await fetch(`${this.settings.baseUrl}${path}`, {
        method,
        headers: { ...this.settings.headers, ...headers },
        body,
        signal,
        redirect: 'manual',
      });
      status = answer.status;
      retryAfterS = seconds(answer.headers.get('retry-after'));
      bytes = await readBounded(answer.body, BODY_MAX_BYTES);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof TooLarge) throw new RemoteFault('permanent', error.message);
      const cause = (error as { cause?: { code?: string } }).cause;
      const begun = !NOT_BEGUN.has(cause?.code ?? '');
      throw new RemoteFault(
        paid && begun ? 'uncertain' : 'temporary',
        this.masked(`${cause?.code ?? String(error)} at ${path}`),
      );
    }
    if (status >= 200 && status < 300) return bytes;
    const text = bytes.toString('utf8');
    const fault = this.settings.readRefusal?.(status, text) ?? byStatus(status, text, paid);
    throw new RemoteFault(
      fault.kind,
      this.masked(fault.message),
      retryAfterS ?? fault.retryAfterS,
      fault.sentence,
    );
  }

  /** Whether the server answers and takes our key; a look-alike may not have the path. @throws RemoteFault */
  async reach(path: string, signal: AbortSignal): Promise<void> {
    try {
      await this.send(path, { signal });
    } catch (error) {
      if (!(error instanceof RemoteFault && error.message.startsWith('404 '))) throw error;
    }
  }

  private masked(text: string): string {
    return this.settings.secrets
      .filter((secret) => secret !== undefined && secret !== '')
      .reduce<string>((masked, secret) => masked.replaceAll(secret as string, '…'), text)
      .slice(0, DETAIL_MAX);
  }
}

/** The kind of a refusal where nothing but its status says what it is. */
function byStatus(status: number, text: string, paid: boolean): RemoteFault {
  const message = `${status} ${text}`;
  if (status === 429) return new RemoteFault('temporary', message);
  if (status === 402) return new RemoteFault('quota', message);
  if (status >= 500) return new RemoteFault(paid ? 'uncertain' : 'temporary', message);
  return new RemoteFault('permanent', message);
}

/** Retry-After in seconds; the form with a date is not used by any backend. */
const seconds = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
