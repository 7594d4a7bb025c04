import PostalMime from 'postal-mime';

/** A mail as its reader sees it. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: string;
  readonly toName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headerNames: readonly string[];
  /** Addresses that can be opened, in order, each once. */
  readonly links: readonly string[];
};

/** Reads a raw mail (RFC 5322), as an `.eml` file or an SMTP server holds it. */
export async function readMail(raw: string | Uint8Array): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const [to] = mail.to ?? [];
  const text = mail.text?.trimEnd() ?? '';
  return {
    from: mail.from?.address ?? '',
    to: to?.address ?? '',
    toName: to?.name ?? '',
    subject: mail.subject ?? '',
    text,
    html: mail.html ?? '',
    headerNames: mail.headers.map(({ key }) => key),
    links: [...new Set(text.match(/https?:\/\/\S+/g))],
  };
}
