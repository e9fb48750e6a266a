import { spawn } from 'node:child_process';

/**
 * Runs a program in a session of its own, so that a Ctrl-C at the terminal does not reach it: what it starts is stopped
 * by our own shutdown.
 *
 * @throws Error with `stderr`, where it ends with anything but 0
 */
export async function runApart(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(Object.assign(error, { stderr })));
    child.once('close', (code, signal) =>
      code === 0
        ? resolve()
        : reject(Object.assign(new Error(`${program} ended with ${signal ?? code}`), { stderr })),
    );
  });
}
