import getPort from 'get-port';

/** A loopback TCP port that was free a moment ago; never the same one twice in a row. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' });
