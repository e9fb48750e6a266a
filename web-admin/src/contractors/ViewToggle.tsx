import TableRows from '@mui/icons-material/TableRows';
import ViewModule from '@mui/icons-material/ViewModule';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';

export type View = 'cards' | 'table';

export const ViewToggle = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => (
  <ToggleButtonGroup
    size="small"
    exclusive
    value={view}
    onChange={(_, chosen: View | null) => chosen && onChange(chosen)}
    aria-label="View"
  >
    <ToggleButton value="cards" aria-label="Cards">
      <ViewModule fontSize="small" />
    </ToggleButton>
    <ToggleButton value="table" aria-label="Table">
      <TableRows fontSize="small" />
    </ToggleButton>
  </ToggleButtonGroup>
);
