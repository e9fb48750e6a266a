/** Every e-mail address of the demo ends so; .example is reserved, no mail can reach it. */
export const DEMO_DOMAIN = '.demo.example';

/** Whether somebody is of the demo. The people of the demo meet only each other: no real request is offered to them. */
export const isDemoAddress = (email: string): boolean => email.toLowerCase().endsWith(DEMO_DOMAIN);
