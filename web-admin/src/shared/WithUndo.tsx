import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** What a notification says, with a button that takes it back. */
export const WithUndo = ({ said, onUndo }: { said: string; onUndo: () => void }) => {
  const close = useCloseNotification();
  return (
    <>
      {said}
      <Button
        color="inherit"
        onClick={() => {
          close();
          onUndo();
        }}
      >
        Undo
      </Button>
    </>
  );
};
