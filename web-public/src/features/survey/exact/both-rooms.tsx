import { useEffect } from 'react';
import { Button } from '#components/form/button.js';
import { useFollowing } from '#lib/page/use-following.js';
import { survey } from '#texts/survey';
import type { Keeping } from '../controls/use-keeping.js';
import type { OtherRoom } from '../draft/use-kept-room.js';
import type { Match } from '../draft/use-match.js';

/** The room as another tab has kept it, once this tab was told that there is one. */
export function useOtherRoom(match: Match, { isChanged }: Keeping): OtherRoom | null {
  const [other, setOther] = useFollowing<OtherRoom | null>(null, isChanged);
  const { readOther } = match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each refusal
  useEffect(() => {
    if (!isChanged) return;
    let wanted = true;
    // Where it cannot be read, this room can still be kept beside it.
    readOther().then(
      (found) => wanted && setOther(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [isChanged]);
  return other;
}

/** Puts what two tabs changed together: at once, or with one choice where both changed the same. */
export function BothRooms({
  match,
  other,
  onTaken,
}: {
  match: Match;
  other: OtherRoom;
  /** Both are together now; `note` says what came from the other tab. */
  onTaken: (note: string) => void;
}) {
  const [mine, theirs] = (['mine', 'theirs'] as const).map((prefer) => match.together(other, prefer));
  if (!mine || !theirs) return null;
  const take = (merged: typeof mine) => {
    match.takeBoth(other, merged);
    onTaken(survey.bothTogether(merged.came));
  };
  if (mine.both.length === 0) return <Button onClick={() => take(mine)}>{survey.putBoth}</Button>;
  return (
    <>
      <p>{survey.bothChanged(mine.both)}</p>
      <Button onClick={() => take(mine)}>{survey.putBothMine}</Button>
      <Button look="outline" onClick={() => take(theirs)}>
        {survey.putBothTheirs}
      </Button>
    </>
  );
}
