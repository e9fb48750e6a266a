/** On a line this slow the words come before the picture. */
const PATIENCE_MS = 4_000;

/** Resolves when a picture has come and can be drawn at once, or will not come, or takes more than 4 s. */
export function preloadPicture(url: string): Promise<void> {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = url;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    // A browser without decode() shows the picture as it comes.
    const there = image.decode?.() ?? Promise.resolve();
    void there
      .catch(() => undefined)
      .then(() => {
        clearTimeout(timer);
        resolve();
      });
  });
}
