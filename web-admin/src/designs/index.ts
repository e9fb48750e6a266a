import Chair from '@mui/icons-material/ChairOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazyPage.js';

const designs: ResourceProps = {
  name: 'designs',
  icon: Chair,
  list: lazyPage(() => import('./DesignList.js'), 'DesignList'),
  recordRepresentation: 'title',
};

export default designs;
