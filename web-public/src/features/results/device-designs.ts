import { useCallback, useEffect } from 'react';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import type { Design } from '#types/design.js';
import { type SentDesign, sentDesign } from './sent-design.js';

/** So many designs are remembered on a device; the oldest give way. */
const REMEMBERED_MOST = 40;

/** As much of a design as "My designs" shows, and as a mail of favourites needs. */
export interface DeviceDesign extends SentDesign, Pick<Design, 'zipCode' | 'thumbnailUrl' | 'createdAt'> {
  readonly jobId: string;
  readonly low?: number;
  readonly high?: number;
}

/**
 * The designs seen on this device, newest first, and which of them are favourites. `shown` are remembered as they
 * come: one without a job has no address that leads back to it, and is left out.
 */
export function useDeviceDesigns(shown: readonly Design[] = []) {
  const [remembered, setRemembered, loaded] = useStoredState<readonly DeviceDesign[]>('local', 'designs', []);
  const [favourites, setFavourites] = useStoredState<readonly string[]>('local', 'favourites', []);
  const ids = shown.map(({ _id }) => _id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same designs come as new objects with each drawing
  useEffect(() => {
    if (!loaded) return;
    const news = shown.flatMap((design) => (design.jobId ? [deviceDesign(design, design.jobId)] : []));
    const isNew = ({ _id }: DeviceDesign) => news.some((design) => design._id === _id);
    if (news.length > 0)
      setRemembered((before) =>
        [...news, ...before.filter((design) => !isNew(design))].slice(0, REMEMBERED_MOST),
      );
  }, [loaded, ids]);

  const toggleFavourite = useCallback(
    (id: string) =>
      setFavourites((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    [setFavourites],
  );
  const forget = useCallback(
    (id: string) => {
      setRemembered((before) => before.filter(({ _id }) => _id !== id));
      setFavourites((before) => before.filter((other) => other !== id));
    },
    [setRemembered, setFavourites],
  );
  return { remembered, favourites, toggleFavourite, forget, loaded };
}

function deviceDesign(design: Design, jobId: string): DeviceDesign {
  const { zipCode, thumbnailUrl, createdAt, estimate } = design;
  return {
    ...sentDesign(design),
    jobId,
    zipCode,
    thumbnailUrl,
    createdAt,
    ...(estimate && { low: estimate.low, high: estimate.high }),
  };
}
