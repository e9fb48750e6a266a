import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** What a notification says, with a button that takes it back. Paper of its own: the framework gives only words one. */
export const WithUndo = ({ said, onUndo }: { said: string; onUndo: () => void }) => {
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      variant="filled"
      sx={{ alignItems: 'center', boxShadow: 6 }}
      action={
        <Button
          color="inherit"
          onClick={() => {
            close();
            onUndo();
          }}
        >
          Undo
        </Button>
      }
    >
      {said}
    </Alert>
  );
};
