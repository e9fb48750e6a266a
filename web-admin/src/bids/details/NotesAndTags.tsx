import { Alert, Autocomplete, Button, Stack, TextField } from '@mui/material';
import type { AdminBid } from '@plumbline/api-client';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useState } from 'react';
import { useWarnBeforeLeaving } from '../../shared/panel/useWarnBeforeLeaving.js';
import { useKnownTags } from '../api/knownTags.js';

import { useMetaEditor } from './useMetaEditor.js';

/** What the administrator notes about a bid. Nobody else sees it. */
export const NotesAndTags = ({ bid }: { bid: AdminBid }) => {
  const editor = useMetaEditor(bid);
  const [typedTag, setTypedTag] = useState('');
  const knownTags = useKnownTags();
  useWarnBeforeLeaving(editor.isDirty);
  const setTags = (tags: readonly string[]) => editor.edit({ tags: tidy(tags) });
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
    >
      <TextField
        label="Notes"
        multiline
        minRows={3}
        value={editor.draft.notesInternal}
        onChange={(event) => editor.edit({ notesInternal: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.textMax } }}
      />
      <Autocomplete
        multiple
        freeSolo
        filterSelectedOptions
        options={[...knownTags]}
        value={[...editor.draft.tags]}
        onChange={(_, tags) => setTags(tags)}
        inputValue={typedTag}
        onInputChange={(_, text) => setTypedTag(text)}
        // What was typed and not yet entered is a tag, too.
        onBlur={() => {
          if (typedTag.trim()) setTags([...editor.draft.tags, typedTag]);
          setTypedTag('');
        }}
        renderInput={(params) => (
          <TextField {...params} label="Tags" placeholder="Type a tag and press Enter" />
        )}
      />
      {editor.changedElsewhere && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={editor.takeTheirs}>
              Show theirs
            </Button>
          }
        >
          {MESSAGES.server.changedMeanwhile}
        </Alert>
      )}
      <Stack direction="row" spacing={1}>
        {/* Not `disabled`: that would take the keyboard's place away as soon as all is saved. */}
        <Button
          type="submit"
          variant="contained"
          aria-disabled={!editor.isDirty || editor.isSaving}
          sx={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
        >
          Save notes and tags
        </Button>
        {editor.isDirty && <Button onClick={editor.discard}>Discard</Button>}
      </Stack>
    </Stack>
  );
};

const tidy = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];
