import { contact } from '#texts/contact';

/** The mailto: address that opens a mail program with the message filled in. */
export function mailtoAddress(
  to: string,
  { name, email, message }: { name: string; email: string; message: string },
): string {
  const subject = encodeURIComponent(contact.subject(name.trim()));
  const body = encodeURIComponent(contact.body(message.trim(), name.trim(), email.trim()));
  return `mailto:${to}?subject=${subject}&body=${body}`;
}
