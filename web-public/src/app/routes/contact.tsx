import { Page, Sheet } from '#components/page/page.js';
import { ContactForm } from '#features/contact/components/contact-form.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { contact } from '#texts/contact';

export default function ContactRoute() {
  usePageTitle(contact.title);
  return (
    <Page title={contact.title} lead={contact.lead} narrow>
      <Sheet>
        <ContactForm />
      </Sheet>
    </Page>
  );
}
