declare module 'maildev' {
  interface MailDevOptions {
    smtp: number;
    ip: string;
    web: number;
    webIp: string;
    mailDirectory: string;
    silent: boolean;
  }
  interface MailServer {
    listen(callback: (error?: Error | null) => void): void;
    close(callback: (error?: Error | null) => void): void;
  }
  const MailDev: new (options: MailDevOptions) => MailServer;
  export default MailDev;
}

declare module 'maildev/lib/web.js' {
  /** The server of the page; there once a MailDev was made. */
  const web: { readonly server: import('node:http').Server };
  export default web;
}
