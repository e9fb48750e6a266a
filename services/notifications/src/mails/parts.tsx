import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, type ReactNode } from 'react';
import { LIGHT } from './theme.js';

/** What the mail is about, in a few small words above the title. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <Text
      className="soft"
      style={{ color: LIGHT.soft, fontSize: 14, lineHeight: '20px', margin: '0 0 8px', fontWeight: 500 }}
    >
      {children}
    </Text>
  );
}

export function Title({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h1"
      className="ink title"
      style={{
        color: LIGHT.ink,
        fontSize: 29,
        fontWeight: 700,
        letterSpacing: '-0.025em',
        lineHeight: 1.16,
        margin: '0 0 16px',
        wordBreak: 'break-word',
      }}
    >
      {children}
    </Heading>
  );
}

export function Subtitle({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      className="ink"
      style={{ color: LIGHT.ink, fontSize: 17, fontWeight: 650, lineHeight: '24px', margin: '30px 0 8px' }}
    >
      {children}
    </Heading>
  );
}

export function Paragraph({ children, small = false }: { children: ReactNode; small?: boolean }) {
  return (
    <Text
      className={small ? 'soft' : 'ink'}
      style={{
        color: small ? LIGHT.soft : LIGHT.ink,
        fontSize: small ? 14 : 16,
        lineHeight: small ? '21px' : '25px',
        margin: '0 0 14px',
        wordBreak: 'break-word',
      }}
    >
      {children}
    </Text>
  );
}

/** An e-mail address that breaks behind its @, if it must. */
export function Address({ children }: { children: string }) {
  const [name, domain] = children.split('@');
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={href} style={{ color: LIGHT.chalk, textDecoration: 'underline' }}>
      {children}
    </Link>
  );
}

/** The one thing to do, and beside it a quieter way on. */
export function Action({
  href,
  children,
  other,
}: {
  href: string;
  children: ReactNode;
  other?: { href: string; text: string };
}) {
  return (
    <Section style={{ margin: '26px 0 16px' }}>
      <Button
        className="button"
        href={href}
        style={{
          backgroundColor: LIGHT.chalk,
          borderRadius: 4,
          color: LIGHT.onChalk,
          fontSize: 16,
          fontWeight: 600,
          lineHeight: '20px',
          padding: '14px 24px',
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
      {other ? (
        <Text style={{ fontSize: 15, lineHeight: '22px', margin: '16px 0 0' }}>
          <TextLink href={other.href}>{other.text}</TextLink>
        </Text>
      ) : null}
    </Section>
  );
}

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

/** Names and values in two columns with hairlines; facts without a value are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const shown = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  if (shown.length === 0) return null;
  return (
    <Section style={{ margin: '6px 0 20px' }}>
      {shown.map(({ name, value }) => (
        <Row key={name}>
          <Column
            className="soft rule name"
            style={{ ...cell, color: LIGHT.soft, width: 116, paddingRight: 12, fontSize: 14 }}
          >
            {name}
          </Column>
          <Column className="ink rule value" style={{ ...cell, color: LIGHT.ink }}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

const cell = {
  borderTop: `1px solid ${LIGHT.line}`,
  fontSize: 15,
  lineHeight: '22px',
  padding: '9px 0',
  verticalAlign: 'top',
  wordBreak: 'break-word',
} as const;

/** The one number or date that matters, set large. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Section
      className="wash"
      style={{ backgroundColor: LIGHT.chalkWash, borderRadius: 4, margin: '4px 0 20px' }}
    >
      <Row>
        <Column style={{ padding: '16px 20px' }}>
          <Text className="soft" style={{ color: LIGHT.soft, fontSize: 14, lineHeight: '20px', margin: 0 }}>
            {label}
          </Text>
          <Text
            className="ink"
            style={{
              color: LIGHT.ink,
              fontSize: 25,
              fontWeight: 700,
              letterSpacing: '-0.02em',
              lineHeight: '32px',
              margin: '2px 0 0',
              wordBreak: 'break-word',
            }}
          >
            {children}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

/** What somebody wrote, set apart from what we say; line breaks stay. */
export function Quote({ children }: { children: string }) {
  return (
    <Section
      className="sunken"
      style={{ backgroundColor: LIGHT.sunken, borderRadius: 4, margin: '4px 0 18px' }}
    >
      <Row>
        <Column style={{ padding: '16px 20px' }}>
          <Text
            className="ink"
            style={{ color: LIGHT.ink, fontSize: 15, lineHeight: '23px', margin: 0, wordBreak: 'break-word' }}
          >
            <Lines>{children}</Lines>
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

/** Something the reader should be careful about. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <Section
      className="warn"
      style={{ backgroundColor: LIGHT.warnWash, borderRadius: 4, margin: '4px 0 20px' }}
    >
      <Row>
        <Column style={{ padding: '14px 20px' }}>
          <Text
            className="warn"
            style={{
              backgroundColor: LIGHT.warnWash,
              color: LIGHT.warn,
              fontSize: 15,
              lineHeight: '22px',
              margin: 0,
            }}
          >
            {children}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

/** Text with its line breaks. */
export function Lines({ children }: { children: string }) {
  return children.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity and are rendered once
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

/** A picture over the sheet's whole width that opens in full. (An eager one makes React add a preload link.) */
export function Picture({ src, alt, href = src }: { src: string; alt: string; href?: string }) {
  return (
    <Section style={{ margin: '4px 0 14px' }}>
      <Link href={href}>
        <Img
          className="rule"
          src={src}
          alt={alt}
          loading="lazy"
          width="520"
          style={{
            width: '100%',
            maxWidth: 520,
            height: 'auto',
            boxSizing: 'border-box',
            borderRadius: 4,
            border: `1px solid ${LIGHT.line}`,
            backgroundColor: '#ffffff',
            color: LIGHT.soft,
            fontSize: 14,
          }}
        />
      </Link>
    </Section>
  );
}

/** Up to four small pictures in a row. */
export function Photos({ photos }: { photos: readonly { src: string; href: string; alt: string }[] }) {
  const shown = photos.slice(0, 4);
  return (
    <Section style={{ margin: '4px 0 18px' }}>
      <Row align="left" style={{ width: 'auto' }}>
        {shown.map(({ src, href, alt }) => (
          <Column key={href} style={{ paddingRight: 8, verticalAlign: 'top' }}>
            <Link href={href}>
              <Img
                className="photo rule"
                src={src}
                alt={alt}
                loading="lazy"
                width="122"
                style={{
                  width: '100%',
                  maxWidth: 122,
                  height: 'auto',
                  borderRadius: 4,
                  border: `1px solid ${LIGHT.line}`,
                  color: LIGHT.soft,
                  fontSize: 12,
                }}
              />
            </Link>
          </Column>
        ))}
      </Row>
    </Section>
  );
}

export function Rule() {
  return (
    <Hr className="rule" style={{ borderColor: LIGHT.line, borderWidth: '1px 0 0', margin: '30px 0 26px' }} />
  );
}

/** Tells a reader whose address nobody has proved that we left out what others wrote, and where it stands. */
export function LeftOut({ href }: { href: string }) {
  return (
    <>
      <Rule />
      <Paragraph small>
        We do not know yet that this mailbox is yours, so this email leaves out what other people wrote.{' '}
        <TextLink href={href}>Read the whole message</TextLink>: confirm on that page that the address is
        yours, and our next emails come whole.
      </Paragraph>
    </>
  );
}
