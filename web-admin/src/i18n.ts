import { defaultI18nProvider, type I18nProvider } from 'react-admin';

/** The framework's sentences, save that of a column's head: it would say "Sort by zIP". */
export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) =>
    key === 'ra.sort.sort_by'
      ? `Sort by ${options?.field} ${options?.order}`
      : defaultI18nProvider.translate(key, options),
};
