import type { Translation } from '../../translation.ts';
import type { mocksLink as mocksLinkEn } from '../en/mocks-link.ts';

export const mocksLink: Translation<typeof mocksLinkEn> = {
  title: 'Mock test',
  lead: 'कंपनियों और GATE जैसे, समय वाले test। बाद में report बताती है कि क्या दोबारा पढ़ना है।',
};
