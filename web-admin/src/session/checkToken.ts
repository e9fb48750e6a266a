import { HttpError } from 'react-admin';
import { adminSession } from '../api/adminSession.js';
import { failureSentence, fetchJson } from '../api/http.js';

const PROBE = '/api/console/bids?range=[0,0]';

/** Asks the server once whether it takes the stored token, and sets admin mode by the answer. */
export async function checkToken(): Promise<void> {
  const asked = adminSession.token();
  try {
    await fetchJson(PROBE);
    if (asked === adminSession.token()) adminSession.accept();
  } catch (error) {
    if (asked !== adminSession.token()) return;
    const status = error instanceof HttpError ? error.status : undefined;
    if (status === 401) return; // fetchJson has switched admin mode off
    const reason = failureSentence(error, 'The server does not answer.');
    if (status === 403 || status === 429) adminSession.refuse(reason);
    else adminSession.lose(reason);
  }
}
