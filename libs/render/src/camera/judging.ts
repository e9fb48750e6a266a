import type { Scene } from '@plumbline/scene';
import type { Glance } from './glance.js';
import type { Subject } from './subjects.js';
import type { LevelCamera } from './view.js';

/** A view, how good it is, and which subjects it does not show, or hardly; of these, which it does not show at all. */
export interface Judged {
  readonly view: LevelCamera;
  readonly score: number;
  readonly unseen: readonly Subject[];
  readonly missed: readonly Subject[];
}

/** A view that is judged: camera, room, what it is to show, and what it shows. */
export interface Judging {
  readonly camera: LevelCamera;
  readonly scene: Scene;
  readonly subjects: readonly Subject[];
  readonly glance: Glance;
}
