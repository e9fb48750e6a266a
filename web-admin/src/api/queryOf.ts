/** A query string of what is set. */
export function queryOf(parameters: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'string' && value !== '') query.set(name, value);
  }
  return query;
}
