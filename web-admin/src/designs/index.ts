import Chair from '@mui/icons-material/ChairOutlined';
import type { ResourceProps } from 'react-admin';
import { DesignList } from './DesignList.js';

const designs: ResourceProps = {
  name: 'designs',
  icon: Chair,
  list: DesignList,
  recordRepresentation: 'title',
};

export default designs;
