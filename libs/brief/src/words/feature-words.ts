/** Something that can be asked for, and what people call it; the first word is how the site names it back. */
export interface FeatureWords {
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
}

export const feature = (id: string, name: string, ...words: string[]): FeatureWords => ({
  id,
  name,
  words: [name, ...words],
});
