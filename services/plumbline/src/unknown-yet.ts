/** Stands in for what is found out later, while the rest of the environment is checked. */
export const UNKNOWN_YET = {
  adminToken: 'made at the first start',
  appSecret: 'made at the first start',
  databaseUrl: 'postgres://embedded',
  smtpUrl: 'smtp://mailbox',
};
