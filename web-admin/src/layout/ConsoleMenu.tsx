import { Menu } from 'react-admin';
import { useAdminMode } from '../session/useAdminMode.js';

/** Outside admin mode there is nowhere to go but the token box. */
export const ConsoleMenu = () => {
  const on = useAdminMode().state === 'on';
  return (
    <Menu>
      <Menu.DashboardItem />
      {on && <Menu.ResourceItems />}
    </Menu>
  );
};
