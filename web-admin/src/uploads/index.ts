import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import type { ResourceProps } from 'react-admin';
import { UploadList } from './UploadList.js';

const uploads: ResourceProps = {
  name: 'uploads',
  icon: PhotoLibrary,
  list: UploadList,
};

export default uploads;
