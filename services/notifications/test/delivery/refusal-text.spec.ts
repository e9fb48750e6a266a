import { refusalText } from '../../src/delivery/refusal-text.js';

const RECIPIENTS = "Can't send mail - all recipients were rejected:";

test.each([
  [`${RECIPIENTS} 550 5.1.1 <ada@exmaple.com>: Recipient address rejected: User unknown`, 'no such mailbox'],
  [`${RECIPIENTS} 550 No such user here`, 'no such mailbox'],
  [`${RECIPIENTS} 550 5.1.2 Bad destination system address`, 'takes no mail'],
  [`${RECIPIENTS} 556 5.1.10 Recipient address has null MX`, 'takes no mail'],
  [`${RECIPIENTS} 553 5.1.3 Bad address syntax`, 'Check its spelling'],
  [`${RECIPIENTS} 552 5.2.2 Mailbox full`, 'is full'],
  [`${RECIPIENTS} 552 over quota`, 'is full'],
  ['Message failed: 552 5.3.4 Message too big', 'too large'],
  ['Message failed: 554 5.7.1 Blocked by policy', 'rules'],
])('%s', (said, meaning) => {
  expect(refusalText(said)).toContain('The mail server refused it: ');
  expect(refusalText(said)).toContain(meaning);
  expect(refusalText(said)).toContain(said);
});

test('what nobody can explain stands as it was said', () => {
  expect(refusalText('Message failed: 550 refused')).toBe(
    'The mail server refused it. It said: Message failed: 550 refused',
  );
  expect(refusalText('This mail cannot be sent: the subject holds a line break.')).toBe(
    'This mail cannot be sent: the subject holds a line break.',
  );
});
