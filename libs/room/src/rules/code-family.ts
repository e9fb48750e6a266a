/**
 * Which plumbing code family a state follows. The Uniform Plumbing Code asks 24 in before a toilet where the
 * International one asks 21. California is sourced (masterplumbers.com); the other states are from general
 * knowledge and want checking. Local amendments win.
 */
const UPC_STATES: ReadonlySet<string> = new Set([
  'AK',
  'AZ',
  'CA',
  'HI',
  'ID',
  'MN',
  'MT',
  'NV',
  'NM',
  'ND',
  'OR',
  'WA',
]);

type CodeFamily = 'IRC' | 'UPC';

/** Two letters of a state, in either case; unknown or absent: the IRC. */
export const codeFamily = (state?: string): CodeFamily =>
  state !== undefined && UPC_STATES.has(state.toUpperCase()) ? 'UPC' : 'IRC';
