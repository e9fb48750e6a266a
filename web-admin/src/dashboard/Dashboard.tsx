import { Box } from '@mui/material';
import type { Preview } from '@plumbline/api-client';
import { useState } from 'react';
import { Title } from 'react-admin';
import { TokenBox } from '../session/TokenBox.js';

import { BidFigures } from './BidFigures.js';
import { BidsByDay } from './BidsByDay.js';
import { BidsByStatus } from './BidsByStatus.js';
import { ChosenDesign } from './ChosenDesign.js';
import { Jobs } from './Jobs.js';
import { ParkedEvents } from './ParkedEvents.js';
import { PreviewContractors } from './PreviewContractors.js';
import { PreviewTools } from './PreviewTools.js';
import { RecentDesigns } from './RecentDesigns.js';
import { UserUploads } from './UserUploads.js';

/** What an operator wants at a glance, and the tools that belong to no single record. */
export const Dashboard = () => {
  const [preview, setPreview] = useState<Preview | null>(null);
  return (
    <Box sx={COLUMNS}>
      <Title title="Dashboard" />
      <Box sx={WIDE}>
        <BidFigures />
      </Box>
      <BidsByDay />
      <BidsByStatus />
      <ParkedEvents />
      <Jobs />
      <Box sx={WIDE}>
        <PreviewTools onPreview={setPreview} />
      </Box>
      <ChosenDesign preview={preview} />
      <UserUploads preview={preview} />
      {preview && (
        <Box sx={WIDE}>
          <PreviewContractors preview={preview} />
        </Box>
      )}
      <Box sx={WIDE}>
        <RecentDesigns />
      </Box>
      <Box sx={WIDE}>
        <TokenBox />
      </Box>
    </Box>
  );
};

const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  alignItems: 'stretch',
} as const;
const WIDE = { gridColumn: '1 / -1', minWidth: 0 } as const;
