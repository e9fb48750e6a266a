import { alpha, type ThemeOptions } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import './fonts.css';
import { DARK, LIGHT, type Tokens } from './tokens.js';

const TEXT = '"Instrument Sans Variable", Arial, sans-serif';
const DISPLAY = '"Bricolage Grotesque Variable", "Arial Narrow", Arial, sans-serif';
/** Codes that a person reads out. */
export const CODE = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';
const LIFTED = '0 8px 28px -12px rgb(0 0 0 / 0.3)';

export const lightTheme = themeOf('light', LIGHT);
export const darkTheme = themeOf('dark', DARK);

function themeOf(mode: 'light' | 'dark', t: Tokens): RaThemeOptions {
  return {
    sidebar: { width: 192, closedWidth: 52 },
    palette: {
      mode,
      background: { default: t.paper, paper: t.sheet },
      text: { primary: t.ink, secondary: t.inkSoft },
      divider: t.line,
      primary: { main: t.chalk, dark: t.chalkDeep, contrastText: t.onChalk },
      secondary: { main: t.ink, contrastText: t.sheet },
      success: { main: t.good, contrastText: t.sheet },
      warning: { main: t.warn, contrastText: t.sheet },
      error: { main: t.bad, contrastText: t.sheet },
      info: { main: t.info, contrastText: t.sheet },
      action: { active: t.inkSoft, hover: alpha(t.ink, 0.05), selected: t.chalkWash },
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: TEXT,
      fontSize: 13,
      h1: { fontFamily: DISPLAY, fontSize: '1.375rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h2: { fontFamily: DISPLAY, fontSize: '1rem', fontWeight: 650 },
      h3: { fontSize: '0.8125rem', fontWeight: 650 },
      h6: { fontFamily: DISPLAY, fontSize: '1rem', fontWeight: 650 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.8125rem' },
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 },
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
        ':focus-visible': { outline: `2px solid ${t.chalk}`, outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          // No transition at all: with a duration, however short, every element begins one of each color it inherits.
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            transition: 'none !important',
          },
        },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${t.line}` } } },
    MuiMenu: {
      // Stands at the end of the page, outside of every landmark: it is one of its own.
      defaultProps: { slotProps: { root: { role: 'region', 'aria-label': 'Menu' } } },
      styleOverrides: {
        paper: { border: `1px solid ${t.line}`, boxShadow: LIFTED },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: t.ink, color: t.sheet, fontSize: 12 } } },
    MuiLink: { defaultProps: { underline: 'hover' } },
  };
}

function controls(t: Tokens): ThemeOptions['components'] {
  return {
    MuiButton: {
      defaultProps: { size: 'small', disableElevation: true },
      styleOverrides: { outlined: { borderColor: t.line }, root: { whiteSpace: 'nowrap' } },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
    MuiInputBase: { styleOverrides: { root: { fontSize: '0.875rem' } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: t.sheet },
        notchedOutline: { borderColor: t.line },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          color: t.inkSoft,
          backgroundColor: t.sheet,
          textTransform: 'none',
          '&.Mui-selected': { color: t.chalk },
        },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 500 }, outlined: { borderColor: t.line } } },
    MuiAutocomplete: {
      defaultProps: { fullWidth: true, disablePortal: true },
      styleOverrides: { paper: { border: `1px solid ${t.line}`, boxShadow: LIFTED } },
    },
    MuiRating: { styleOverrides: { iconFilled: { color: t.warn } } },
  };
}

function table(t: Tokens): ThemeOptions['components'] {
  return {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: t.line, padding: '6px 10px', overflowWrap: 'break-word' },
        head: { color: t.inkSoft, fontWeight: 600, backgroundColor: t.sheet, whiteSpace: 'nowrap' },
        paddingCheckbox: { padding: '0 4px' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-child td': { borderBottom: 0 } } } },
    MuiTablePagination: { styleOverrides: { root: { color: t.inkSoft } } },
  };
}

function frame(t: Tokens): ThemeOptions['components'] & Record<`Ra${string}`, unknown> {
  return {
    MuiAppBar: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { borderBottom: `1px solid ${t.line}`, backgroundColor: t.sheet, color: t.ink },
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
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-main, & .RaList-content': { minWidth: 0 },
          '& .RaList-noActions': { marginTop: 0 },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          margin: '2px 8px',
          borderRadius: 4,
          color: t.inkSoft,
          '& .MuiListItemIcon-root': { minWidth: 36 },
          '&.RaMenuItemLink-active': {
            color: t.chalk,
            backgroundColor: t.chalkWash,
            fontWeight: 600,
            '& .MuiSvgIcon-root': { color: t.chalk },
          },
        },
      },
    },
  };
}
