/** Why a process could not start, as one sentence that names the cause and the mend. Shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
