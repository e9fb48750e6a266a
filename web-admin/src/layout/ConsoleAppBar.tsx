import { Box, Link, Stack } from '@mui/material';
import { AppBar, RefreshIconButton, TitlePortal, ToggleThemeButton } from 'react-admin';
import { AdminModeChip } from '../session/AdminModeChip.js';

export const ConsoleAppBar = () => (
  <AppBar color="default" userMenu={false} toolbar={<Tools />} alwaysOn>
    <Box
      component="img"
      src={`${import.meta.env.BASE_URL}icon.svg`}
      alt=""
      sx={{ width: 24, height: 24, mr: 1 }}
    />
    <Box component="span" sx={{ fontWeight: 700, mr: 1.5, display: { xs: 'none', sm: 'block' } }}>
      Plumbline
    </Box>
    <TitlePortal
      variant="body1"
      component="h1"
      // Inline, a title that is cut short ends in dots.
      sx={{ mr: 1, color: 'text.secondary', '& .RaConfigurable-root': { display: 'inline' } }}
    />
  </AppBar>
);

const Tools = () => (
  <Stack direction="row" sx={{ flex: 'none', alignItems: 'center', gap: 0.5 }}>
    <AdminModeChip />
    <Link href="/" sx={{ mx: 1, display: { xs: 'none', md: 'block' } }} color="inherit">
      Public site
    </Link>
    <ToggleThemeButton />
    <RefreshIconButton />
  </Stack>
);
