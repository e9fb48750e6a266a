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
