import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField } from '@mui/material';
import type { Preview, PreviewRequest } from '@plumbline/api-client';
import { ADMIN_CATEGORIES, LIMITS, MESSAGES, zipFault } from '@plumbline/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { failureSentence } from '../api/http.js';
import { Panel } from '../shared/panel/Panel.js';
import { emailPreview, preview } from './api/preview.js';

/** Shows, or mails, what a request from a ZIP and category would produce. */
export const PreviewTools = ({ onPreview }: { onPreview: (preview: Preview) => void }) => {
  const notify = useNotify();
  const [zipCode, setZipCode] = useState('');
  const [category, setCategory] = useState<string>(ADMIN_CATEGORIES[0]);
  const [testMode, setTestMode] = useState(false);
  const request: PreviewRequest = { preferences: { zipCode, categories: [category] }, testMode };

  const look = useMutation({
    mutationFn: preview,
    onSuccess: onPreview,
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.preview), { type: 'error' }),
  });
  const mail = useMutation({
    mutationFn: emailPreview,
    onSuccess: ({ sentTo }) => notify(`Sent to ${sentTo}`, { type: 'success' }),
    onError: (error) => notify(failureSentence(error, MESSAGES.admin.emailPreview), { type: 'error' }),
  });

  const withZip = (act: (request: PreviewRequest) => void) => {
    const fault = zipFault(zipCode);
    if (fault) notify(fault, { type: 'warning' });
    else act(request);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    withZip(look.mutate);
  };

  return (
    <Panel title="Preview tools">
      <Stack
        component="form"
        onSubmit={submit}
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1, alignItems: { sm: 'center' } }}
      >
        <TextField
          label="ZIP"
          value={zipCode}
          onChange={(event) => setZipCode(event.target.value.trim())}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: LIMITS.zipDigits } }}
          sx={{ width: { sm: 120 } }}
        />
        <TextField
          select
          label="Category"
          value={category}
          onChange={(event) => setCategory(event.target.value)}
          sx={{ width: { sm: 180 } }}
        >
          {ADMIN_CATEGORIES.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={testMode}
              onChange={(event) => setTestMode(event.target.checked)}
            />
          }
          label="Test Mode"
        />
        <Stack direction="row" spacing={1}>
          <Button type="submit" variant="contained" loading={look.isPending}>
            Preview
          </Button>
          <Button variant="outlined" loading={mail.isPending} onClick={() => withZip(mail.mutate)}>
            Email Preview
          </Button>
        </Stack>
      </Stack>
    </Panel>
  );
};
