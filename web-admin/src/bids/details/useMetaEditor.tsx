import type { AdminBid } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { failureSentence, isConflict } from '../../api/http.js';
import { WithUndo } from '../../shared/WithUndo.js';
import { patchBids, refreshBids, rememberOwnVersion } from '../api/bidCache.js';
import { saveMeta, type WrittenMeta } from '../api/saveMeta.js';

const metaOf = (bid: AdminBid): WrittenMeta => ({ notesInternal: bid.notesInternal ?? '', tags: bid.tags });
const same = (a: WrittenMeta, b: WrittenMeta): boolean =>
  a.notesInternal === b.notesInternal && a.tags.join('\n') === b.tags.join('\n');

/**
 * Editing of a bid's notes and tags. A refresh keeps what is typed; a save shows at once and can be undone; where somebody
 * else has changed the bid meanwhile, the save is refused and says so.
 */
export function useMetaEditor(bid: AdminBid) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  /** What the draft began from, with the version it had. Null: nothing is being edited. */
  const [editing, setEditing] = useState<{ base: WrittenMeta; version?: number; draft: WrittenMeta } | null>(
    null,
  );
  const current = metaOf(bid);
  const draft = editing?.draft ?? current;
  const isDirty = editing !== null && !same(editing.draft, editing.base);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ meta, version }: { meta: WrittenMeta; before?: WrittenMeta; version?: number }) =>
      saveMeta(bid.id, meta, version),
    onMutate: ({ meta }) => patchBids(queryClient, [bid.id], meta),
    onSuccess: (saved, { meta, before }) => {
      // What was typed while it was saved goes on from what is saved now.
      setEditing((now) =>
        now && !same(now.draft, meta) ? { ...now, base: meta, version: saved?.version } : null,
      );
      if (saved) rememberOwnVersion(saved);
      patchBids(queryClient, [bid.id], { ...meta, version: saved?.version });
      const undo =
        before && !same(before, meta) ? () => mutate({ meta: before, version: saved?.version }) : null;
      notify(undo ? <WithUndo said={MESSAGES.admin.saved} onUndo={undo} /> : MESSAGES.admin.saved, {
        type: 'success',
      });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      if (isConflict(error)) refreshBids(queryClient);
      notify(failureSentence(error, MESSAGES.admin.save), { type: 'error' });
    },
    onSettled: () => refreshBids(queryClient),
  });

  return {
    draft,
    isDirty,
    isSaving: isPending,
    /** Somebody else wrote since this edit began. */
    changedElsewhere: editing !== null && !isPending && !same(editing.base, current),
    edit(change: Partial<WrittenMeta>) {
      setEditing((now) => ({
        base: now?.base ?? current,
        version: now ? now.version : bid.version,
        draft: { ...(now?.draft ?? current), ...change },
      }));
    },
    save() {
      if (isDirty && !isPending)
        mutate({ meta: editing.draft, before: editing.base, version: editing.version });
    },
    discard: () => setEditing(null),
    takeTheirs: () => setEditing(null),
  };
}
