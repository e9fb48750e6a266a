import { alpha, type ThemeOptions } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { DARK, LIGHT, type Tokens } from './tokens.js';

export const lightTheme = themeOf('light', LIGHT);
export const darkTheme = themeOf('dark', DARK);

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

function themeOf(mode: 'light' | 'dark', t: Tokens): RaThemeOptions {
  return {
    sidebar: { width: 200, closedWidth: 52 },
    palette: {
      mode,
      background: { default: t.page, paper: t.surface },
      text: { primary: t.ink, secondary: t.inkSoft },
      divider: t.line,
      primary: { main: t.accent, dark: t.accentHover, contrastText: t.onAccent },
      secondary: { main: t.ink, contrastText: t.surface },
      success: { main: t.success, contrastText: t.surface },
      warning: { main: t.warning, contrastText: t.surface },
      error: { main: t.danger, contrastText: t.surface },
      info: { main: t.info, contrastText: t.surface },
      action: { hover: alpha(t.ink, 0.04), selected: t.accentWash },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: FONT,
      fontSize: 13,
      h1: { fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontSize: '0.9375rem', fontWeight: 650 },
      h3: { fontSize: '0.8125rem', fontWeight: 650 },
      h6: { fontSize: '0.9375rem', fontWeight: 650 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      ...surfaces(t),
      ...controls(t),
      ...table(t),
      ...frame(t),
    },
  };
}

function surfaces(t: Tokens): ThemeOptions['components'] {
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
        ':focus-visible': { outline: `2px solid ${t.accent}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${t.line}` } } },
    MuiMenu: {
      styleOverrides: {
        paper: { border: `1px solid ${t.line}`, boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)' },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: t.ink, color: t.surface, fontSize: 12 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  };
}

function controls(t: Tokens): ThemeOptions['components'] {
  return {
    MuiButton: { defaultProps: { size: 'small', disableElevation: true } },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: t.surface },
        notchedOutline: { borderColor: t.line },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 } } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
  };
}

function table(t: Tokens): ThemeOptions['components'] {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: t.line, padding: '6px 10px' },
        head: { color: t.inkSoft, fontWeight: 600, backgroundColor: t.surface, whiteSpace: 'nowrap' },
        paddingCheckbox: { padding: '0 4px' },
      },
    },
    MuiTableRow: {
      styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } },
    },
    MuiTablePagination: { styleOverrides: { root: { color: t.inkSoft } } },
  };
}

function frame(t: Tokens): ThemeOptions['components'] & Record<`Ra${string}`, unknown> {
  return {
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { borderBottom: `1px solid ${t.line}`, backgroundColor: t.surface, color: t.ink },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0, padding: '16px 16px 48px' },
          '@media (max-width: 599px)': { '& .RaLayout-content': { padding: '12px 10px 64px' } },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '2px 8px',
          borderRadius: 8,
          color: t.inkSoft,
          '&.RaMenuItemLink-active': {
            color: t.accent,
            backgroundColor: t.accentWash,
            fontWeight: 600,
            '& .MuiSvgIcon-root': { color: t.accent },
          },
        },
      },
    },
  };
}
