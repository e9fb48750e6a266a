import type { Theme } from '@mui/material';

/** A row's colour in that state, laid over the paper. */
export const tinted =
  (state: 'hover' | 'selected') =>
  ({ palette }: Theme): string =>
    `linear-gradient(${palette.action[state]}, ${palette.action[state]})`;

/** For the `sx` of a table: its column of actions stays in sight where the table is wider than its place. */
export const ACTIONS_IN_REACH = {
  '& .column-actions': {
    width: 0,
    whiteSpace: 'nowrap',
    position: 'sticky',
    right: 0,
    bgcolor: 'background.paper',
    // An edge tells that more is under it.
    boxShadow: { xs: 'inset 1px 0 color-mix(in srgb, currentColor 20%, transparent)', xl: 'none' },
  },
  // It covers what scrolls under it, in its row's colour.
  '& tbody tr:hover > .column-actions': { backgroundImage: tinted('hover') },
} as const;
