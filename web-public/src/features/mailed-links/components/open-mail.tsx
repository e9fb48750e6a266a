import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { downloadBase64 } from '#lib/server/download.js';
import { messageOf } from '#lib/server/http.js';
import { isRefused } from '#lib/server/is-refused.js';
import { mailedLinks } from '#texts/mailed-links';
import { openMail } from '../api/open-mail.js';
import { LinkPage } from './link-page.js';
import styles from './open-mail.module.css';

const texts = mailedLinks.mail;

/** Shows a mail whole, once its reader has said that the mailbox is theirs. */
export function OpenMail({ id, link }: { id: string; link: string }) {
  const open = useSubmit(openMail);
  const mail = open.data;
  return (
    <LinkPage
      title={mail?.subject ?? texts.title}
      lead={mail ? undefined : texts.lead}
      noGood={!id || !link || isRefused(open.error)}
    >
      {mail ? (
        <>
          <iframe
            className={styles.mail}
            title={mail.subject}
            sandbox="allow-top-navigation-by-user-activation"
            srcDoc={withLinksOnTop(mail.html)}
          />
          {mail.attachments.length > 0 && (
            <section aria-label={texts.files} className={form.actions}>
              {mail.attachments.map((file) => (
                <Button key={file.filename} look="outline" small onClick={() => downloadBase64(file)}>
                  {file.filename}
                </Button>
              ))}
            </section>
          )}
        </>
      ) : (
        <>
          <p>{texts.text}</p>
          {open.error && <StatusLine message={{ tone: 'bad', text: messageOf(open.error, texts.failed) }} />}
          <p>
            <Button busy={open.isPending} onClick={() => open.submit({ id, link })}>
              {texts.button}
            </Button>
          </p>
        </>
      )}
    </LinkPage>
  );
}

/** The mail's links open in the page's own window, not in the frame. */
function withLinksOnTop(html: string): string {
  const inHead = html.indexOf('>', html.indexOf('<head')) + 1;
  return `${html.slice(0, inHead)}<base target="_top">${html.slice(inHead)}`;
}
