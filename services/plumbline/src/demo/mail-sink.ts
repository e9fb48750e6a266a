import { createServer, type Socket } from 'node:net';

/** An SMTP server on loopback that takes every mail and keeps none. */
export interface MailSink {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startMailSink(): Promise<MailSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    socket.on('error', () => socket.destroy());
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** RFC 5321 as far as a client that sends plain mails needs it. */
function converse(socket: Socket): void {
  let heard = '';
  let inMail = false;
  socket.write('220 sink\r\n');
  socket.setEncoding('latin1').on('data', (chunk) => {
    heard += chunk;
    for (;;) {
      const end = inMail ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
      if (end < 0) return;
      const command = heard.slice(0, 4).toUpperCase();
      heard = heard.slice(end + (inMail ? 5 : 2));
      if (inMail) {
        inMail = false;
        socket.write('250 taken\r\n');
      } else if (command === 'DATA') {
        inMail = true;
        socket.write('354 go on\r\n');
      } else if (command === 'QUIT') {
        socket.end('221 bye\r\n');
      } else {
        socket.write('250 ok\r\n');
      }
    }
  });
}
