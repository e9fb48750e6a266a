import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazyPage.js';

const uploads: ResourceProps = {
  name: 'uploads',
  icon: PhotoLibrary,
  list: lazyPage(() => import('./UploadList.js'), 'UploadList'),
};

export default uploads;
