import { fileURLToPath } from 'node:url';

/** The three photos a homeowner might send; photos/README.md says what each stands for. */
export type TestPhoto = 'kitchen-phone.jpg' | 'kitchen-evening.heic' | 'kitchen-corner.png';

/** Where a test photo lies on the disk. */
export const photoPath = (name: TestPhoto): string =>
  fileURLToPath(new URL(`../photos/${name}`, import.meta.url));
