/** The contact page. */
export const contact = {
  title: 'Contact',
  lead: 'Write your message here and your own mail program opens with it, ready to send.',
  name: 'Your name',
  message: 'Message',
  button: 'Open my mail program',
  nameMissing: 'Enter your name.',
  messageMissing: 'Write a message.',
  subject: (name: string) => `Message from ${name}`,
  body: (message: string, name: string, email: string) => `${message}\n\n${name}\n${email}`,
  opened: 'Your mail program should be open now. If it is not, write to the address below.',
  direct: 'Or write to',
} as const;
