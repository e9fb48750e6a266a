import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import { Button } from '@mui/material';
import type { ConsoleUpload } from '@plumbline/api-client';
import { useState } from 'react';
import { Confirm, useDelete, useNotify } from 'react-admin';
import { failureSentence } from '../api/http.js';
import { plural } from '../shared/format.js';

/** Deletes an upload with its files, after asking: nothing brings them back. */
export const DeleteUpload = ({ upload, onDeleted }: { upload: ConsoleUpload; onDeleted?: () => void }) => {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const [deleteOne, { isPending }] = useDelete<ConsoleUpload>(
    'uploads',
    { id: upload.id, previousData: upload },
    {
      onSuccess: () => {
        notify('The upload is deleted.', { type: 'success' });
        onDeleted?.();
      },
      onError: (error) => notify(failureSentence(error, 'Failed to delete the upload'), { type: 'error' }),
      onSettled: () => setAsking(false),
    },
  );
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutline />}
        onClick={() => setAsking(true)}
        aria-label={`Delete the upload of ${upload.fullAddress || upload.zipCode || 'an unknown address'}`}
      >
        Delete
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title="Delete this upload?"
        content={`${plural(upload.files.length, 'file')} will be gone for good.${
          upload.inBidSince ? ' They belong to a bid and will be missing there.' : ''
        }`}
        confirm="Delete"
        confirmColor="warning"
        cancel="Keep"
        onConfirm={() => deleteOne()}
        onClose={() => setAsking(false)}
      />
    </>
  );
};
