import {
  DiscardPolicy,
  JetStreamApiError,
  type JetStreamClient,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { connect, type NatsConnection, nanos } from '@nats-io/transport-node';

export const STREAM = 'PLUMBLINE';
export const SUBJECT_PREFIX = 'plumbline.';

/** The stream keeps less than the inboxes do (72 h), so that reading it again doubles nothing. */
const STREAM_MAX_AGE_MS = 48 * 3_600_000;
/** Repeats of a message id within this time are dropped by the server. */
const DUPLICATE_WINDOW_MS = 120_000;

const STREAM_CONFIG = {
  name: STREAM,
  subjects: [`${SUBJECT_PREFIX}>`],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(STREAM_MAX_AGE_MS),
  duplicate_window: nanos(DUPLICATE_WINDOW_MS),
};
/** The server's code for a stream that is there with another configuration. */
const STREAM_DIFFERS = 10058;

/** One connection to NATS, from its opening to its loss. It never reconnects: nothing written to it can turn up later. */
export interface JetStreamSession {
  readonly connection: NatsConnection;
  readonly jetstream: JetStreamClient;
  readonly manager: JetStreamManager;
}

/**
 * Connects and makes sure of the stream.
 *
 * @param url nats://[user:password@|token@]host:port, or tls://…
 * @throws Error where NATS cannot be reached
 */
export async function openSession(url: string): Promise<JetStreamSession> {
  const { protocol, host, username, password } = new URL(url);
  const credentials = password
    ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
    : username
      ? { token: decodeURIComponent(username) }
      : {};
  const connection = await connect({
    servers: host,
    name: 'plumbline',
    reconnect: false,
    timeout: 5_000,
    pingInterval: 5_000,
    maxPingOut: 2,
    ...(protocol === 'tls:' ? { tls: {} } : {}),
    ...credentials,
  });
  try {
    const manager = await jetstreamManager(connection);
    await manager.streams.add(STREAM_CONFIG).catch((error) => {
      if (!(error instanceof JetStreamApiError) || error.code !== STREAM_DIFFERS) throw error;
      return manager.streams.update(STREAM, STREAM_CONFIG);
    });
    return { connection, manager, jetstream: jetstream(connection) };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
