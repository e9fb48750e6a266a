import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import type { StepActions } from './use-step-keys.js';

/** Takes the last step back, and does it again; both stay where they are, so that the keyboard keeps its place. */
export function StepButtons({ hand, small }: { hand: StepActions; small?: boolean }) {
  if (!hand.canUndo && !hand.canRedo) return null;
  const button = (way: 'undo' | 'redo', can: boolean) => (
    <Button look="outline" {...(small && { small })} aria-disabled={!can} onClick={() => can && hand[way]()}>
      {survey[way]}
    </Button>
  );
  return (
    <>
      {button('undo', hand.canUndo)}
      {button('redo', hand.canRedo)}
    </>
  );
}
