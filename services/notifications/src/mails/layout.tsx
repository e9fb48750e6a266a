import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { FONT, LIGHT, STYLE_SHEET } from './theme.js';

interface LayoutProps {
  /** The line a mailbox shows beside the subject. */
  readonly preview: string;
  /** Why the reader gets this mail. */
  readonly because: string;
  readonly homeUrl: string;
  readonly contactEmail: string;
  /** Only in mails that can be switched off. */
  readonly unsubscribeUrl?: string;
  readonly children: ReactNode;
}

/** The sheet of paper every mail is written on. */
export function Layout({ preview, because, homeUrl, contactEmail, unsubscribeUrl, children }: LayoutProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{STYLE_SHEET}</style>
      </Head>
      <Body className="paper" style={{ backgroundColor: LIGHT.paper, fontFamily: FONT, margin: 0 }}>
        <Preview>{preview}</Preview>
        <Section className="paper" style={{ backgroundColor: LIGHT.paper, padding: '0 0 32px' }}>
          <Container style={{ width: '100%', maxWidth: 600, margin: '0 auto' }}>
            <Masthead homeUrl={homeUrl} />
            <Section
              className="sheet pad"
              style={{
                backgroundColor: LIGHT.sheet,
                border: `1px solid ${LIGHT.line}`,
                borderRadius: 6,
                padding: '36px 40px 40px',
              }}
            >
              {children}
            </Section>
            <Section className="pad" style={{ padding: '22px 40px 0' }}>
              <Text className="soft" style={fine}>
                {because}
              </Text>
              <Text className="soft" style={{ ...fine, marginTop: 8 }}>
                Questions? Write to{' '}
                <Link className="link" href={`mailto:${contactEmail}`} style={fineLink}>
                  {contactEmail}
                </Link>
                .
                {unsubscribeUrl ? (
                  <>
                    {' '}
                    <Link className="link" href={unsubscribeUrl} style={fineLink}>
                      Unsubscribe
                    </Link>
                  </>
                ) : null}
              </Text>
            </Section>
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

/** The mark (a plumb bob on its line) and the name, drawn without a picture so that no client can block it. */
function Masthead({ homeUrl }: { homeUrl: string }) {
  return (
    <Section className="pad" style={{ padding: '0 40px 18px' }}>
      <Row>
        <Column style={{ width: 12, verticalAlign: 'top' }}>
          <div
            className="thread"
            style={{ width: 1, height: 34, margin: '0 auto', backgroundColor: LIGHT.ink, fontSize: 0 }}
          />
          <div
            className="bob"
            style={{
              width: 0,
              height: 0,
              margin: '0 auto',
              borderLeft: '5px solid transparent',
              borderRight: '5px solid transparent',
              borderTop: `13px solid ${LIGHT.brass}`,
              fontSize: 0,
            }}
          />
        </Column>
        <Column style={{ verticalAlign: 'bottom', padding: '0 0 4px 12px' }}>
          <Link
            className="ink"
            href={homeUrl}
            style={{
              color: LIGHT.ink,
              fontSize: 21,
              fontWeight: 700,
              letterSpacing: '-0.03em',
              lineHeight: '26px',
              textDecoration: 'none',
            }}
          >
            Plumbline
          </Link>
        </Column>
      </Row>
    </Section>
  );
}

const fine = { color: LIGHT.soft, fontSize: 13, lineHeight: '20px', margin: 0 };
const fineLink = { color: LIGHT.chalk, textDecoration: 'underline' };
