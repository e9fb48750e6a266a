/** Names as the choices of a select. */
export const choicesOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
