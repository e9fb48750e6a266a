/** Where the token is kept on this device, and the header that carries it. */
export const TOKEN_KEY = 'plumbline.adminToken';
export const TOKEN_HEADER = 'x-admin-token';

/**
 * Whether this browser may act as the administrator. `on` only once the server has taken the token: a token
 * that is merely stored shows nothing.
 */
export type AdminMode =
  | { readonly state: 'off'; readonly reason?: string }
  | { readonly state: 'checking'; readonly saved?: true }
  | { readonly state: 'unreachable'; readonly reason: string }
  | { readonly state: 'on' };

type Listener = () => void;

let mode: AdminMode = readToken() ? { state: 'checking' } : { state: 'off' };
const listeners = new Set<Listener>();

/** The one place that knows the token and what the server said of it. */
export const adminSession = {
  mode: (): AdminMode => mode,
  token: readToken,

  save(token: string): void {
    localStorage.setItem(TOKEN_KEY, token);
    become({ state: 'checking', saved: true });
  },
  clear(): void {
    localStorage.removeItem(TOKEN_KEY);
    become({ state: 'off' });
  },
  /** The server took the token. */
  accept(): void {
    if (readToken()) become({ state: 'on' });
  },
  /** The server refused the token. It stays in the box, so that a typing slip can be mended. */
  refuse(reason: string): void {
    become({ state: 'off', reason });
  },
  lose(reason: string): void {
    become({ state: 'unreachable', reason });
  },
  recheck(): void {
    become(readToken() ? { state: 'checking' } : { state: 'off' });
  },

  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Another tab saved or cleared the token.
window.addEventListener('storage', (event) => {
  if (event.key === TOKEN_KEY || event.key === null) adminSession.recheck();
});

function become(next: AdminMode): void {
  mode = next;
  for (const listener of listeners) listener();
}

function readToken(): string | null {
  return localStorage.getItem(TOKEN_KEY)?.trim() || null;
}
