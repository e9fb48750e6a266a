/** Rows in another order each time it is called, which is the same in each training: by a linear congruential generator. */
export function shuffler<Row>(rows: Row[]): () => readonly Row[] {
  let seed = 1;
  const random = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  return () => {
    for (let i = rows.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [rows[i], rows[j]] = [rows[j] as Row, rows[i] as Row];
    }
    return rows;
  };
}
