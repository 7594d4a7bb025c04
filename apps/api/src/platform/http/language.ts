import { acceptedLanguage, type PageLanguage } from '@abhyas/contract/page-language';
import type { FastifyRequest } from 'fastify';

/** The language in which whoever asks is answered. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): PageLanguage {
  return acceptedLanguage(headers['accept-language']);
}
