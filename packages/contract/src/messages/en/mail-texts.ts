import { classInvitation } from './class-texts.ts';
import { mails } from './mails.ts';
import { notificationMails } from './notification-mails.ts';
import { paymentMails } from './payment-mails.ts';
import { staffMails } from './staff-mails.ts';

/** The texts of all mails; the browser never shows them. */
export const mailTexts = { ...mails, ...notificationMails, ...paymentMails, ...staffMails, classInvitation };
