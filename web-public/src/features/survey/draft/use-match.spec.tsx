import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { it, vi } from 'vitest';
import { PHOTO, PhotoWorker } from '../../../../test/photo-worker.js';
import { useMatch } from './use-match.js';

/** Taps the second proposal as soon as there are proposals, before the effects of that drawing have run. */
function Hasty() {
  const { look, draft, choose } = useMatch({ imageUrl: PHOTO.imageUrl, file: null, focalLength35mm: 26 });
  const choices = look.state === 'looked' ? look.looked.choices : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: one tap
  useLayoutEffect(() => {
    if (choices.length > 1) choose(1);
  }, [choices.length]);
  const { room } = draft.held ?? {};
  const held = room ? choices.indexOf(room) : null;
  return <p>{`proposal ${draft.choice}, room ${held}`}</p>;
}

it('keeps the proposal that was tapped as soon as it was there', async () => {
  vi.stubGlobal('Worker', PhotoWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
  render(<Hasty />);
  await screen.findByText('proposal 1, room 1');
});
