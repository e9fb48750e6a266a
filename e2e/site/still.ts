import type { Locator } from 'playwright-core';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** For so many frames nothing may have moved. */
const FRAMES = 5;

/** Where something stands in the window, once what comes and settles above it moves it no more. */
export function untilStill(what: Locator): Promise<Box> {
  return what.evaluate(
    (element, frames) =>
      new Promise<Box>((settle) => {
        let last = '';
        let same = 0;
        const look = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          same = now === last ? same + 1 : 0;
          last = now;
          if (same >= frames) settle({ x, y, width, height });
          else requestAnimationFrame(look);
        };
        look();
      }),
    FRAMES,
  );
}

/** The middle of something that stands still, where a mouse or a finger takes it. */
export async function middleOf(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await untilStill(what);
  return { x: x + width / 2, y: y + height / 2 };
}
