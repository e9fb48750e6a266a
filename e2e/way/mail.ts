import { type ReceivedMail, type RunningProduct, until } from '@plumbline/testing';

/** Waits for a mail to an address that holds a link to the given page. @throws Error naming what arrived instead */
export async function mailWithLink(
  product: RunningProduct,
  to: string,
  page: RegExp,
  withinMs?: number,
): Promise<{ mail: ReceivedMail; link: string }> {
  let mails: readonly ReceivedMail[] = [];
  const found = async () => {
    mails = await product.mails();
    for (const mail of mails.filter((one) => one.to === to).reverse()) {
      const link = linksOf(mail).find(
        (url) => url.startsWith(product.url) && page.test(url.slice(product.url.length)),
      );
      if (link) return { mail, link };
    }
  };
  try {
    return await until(found, withinMs);
  } catch (error) {
    const arrived = mails.map((mail) => `${mail.to}: ${mail.subject} ${linksOf(mail).join(' ')}`).join('\n');
    const sentence = `No mail to ${to} with a link like ${page}. There were:\n${arrived || '(none)'}`;
    throw new Error(sentence, { cause: error });
  }
}

/** The addresses a mail links to, as a reader would follow them. */
function linksOf({ html }: ReceivedMail): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
}
