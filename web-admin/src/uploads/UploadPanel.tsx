import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ConsoleUpload } from '@plumbline/api-client';
import { LIMITS } from '@plumbline/contracts';
import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { fileSize, NOTHING } from '../shared/format.js';
import { MediaGrid } from '../shared/media/MediaGrid.js';
import { Block } from '../shared/panel/Block.js';
import { Facts } from '../shared/panel/Facts.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { SidePanel } from '../shared/panel/SidePanel.js';
import { useWhole } from '../shared/panel/useWhole.js';
import { When } from '../shared/When.js';
import { DeleteUpload } from './DeleteUpload.js';
import { addressOf, mediaOf } from './partsOf.js';

/** /uploads/{id}: one upload beside the list. */
export const UploadPanel = () => (
  <Routes>
    <Route path=":id" element={<OneUpload />} />
    <Route path="*" element={null} />
  </Routes>
);

const OneUpload = () => {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = useWhole<ConsoleUpload>('uploads', id);
  const close = () => navigate({ pathname: '/uploads', search });
  return (
    <SidePanel
      title={query.data ? addressOf(query.data) : 'Upload'}
      actions={query.data && <DeleteUpload upload={query.data} onDeleted={close} />}
      onClose={close}
    >
      <Fetched query={query} failed="Failed to load the upload" lines={10}>
        {(upload) => <UploadParts upload={upload} />}
      </Fetched>
    </SidePanel>
  );
};

const UploadParts = ({ upload }: { upload: ConsoleUpload }) => (
  <>
    <MediaGrid items={mediaOf(upload)} width={220} />
    <Block title="Upload">
      <Facts
        rows={[
          ['ZIP', upload.zipCode],
          ['Address', upload.fullAddress],
          ['Uploaded', <When key="uploaded" at={upload.createdAt} exact />],
          ['In a bid', upload.inBidSince ? <When key="in-bid" at={upload.inBidSince} exact /> : NOT_IN_A_BID],
        ]}
      />
    </Block>
    <Block title="Files">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>File</TableCell>
            <TableCell>Type</TableCell>
            <TableCell align="right">Pixels</TableCell>
            <TableCell align="right">Size</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {upload.files.map((file) => (
            <TableRow key={file.imageUrl}>
              <TableCell>
                <Link href={file.imageUrl} target="_blank" rel="noreferrer">
                  {file.name}
                </Link>
              </TableCell>
              <TableCell>{file.type}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {file.width === null ? NOTHING : `${file.width} × ${file.height}`}
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                {fileSize(file.size)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Block>
  </>
);

const NOT_IN_A_BID = `Not yet. Deleted ${LIMITS.uploadRetentionDays} days after it came, unless a bid is asked for with it.`;
