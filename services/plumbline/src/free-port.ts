import { createServer } from 'node:net';

/** A TCP port on loopback that is free now: `wanted` if it is, else any. */
export async function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (wanted && (error.code === 'EADDRINUSE' || error.code === 'EACCES'))
        freePort().then(resolve, reject);
      else reject(error);
    });
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });
}
