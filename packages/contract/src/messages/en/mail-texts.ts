import { classInvitation } from './class-texts.ts';
import { classReports } from './class-reports.ts';
import { labRecord } from './lab-record.ts';
import { mails } from './mails.ts';
import { notificationMails } from './notification-mails.ts';
import { paymentMails } from './payment-mails.ts';
import { staffMails } from './staff-mails.ts';

/** The texts of all mails and of documents; the browser never shows them. */
export const mailTexts = {
  ...mails,
  ...notificationMails,
  ...paymentMails,
  ...staffMails,
  classInvitation,
  ...classReports,
  labRecord,
};
