import { PRODUCT } from '../../product.ts';

/** The privacy policy (spec section 2, /privacypolicy). */
export const privacy = {
  title: 'Privacy policy',
  updated: 'What we keep about you, why, for how long, and what you can ask of us.',
  sections: [
    {
      title: 'Consent',
      paragraphs: [
        `By using ${PRODUCT} you agree to this policy. You can withdraw your consent at any time by deleting your account or writing to us; what we did before stays lawful.`,
        'We ask for nothing that the product does not need. If we ever want to use your data for another purpose, we ask you first, in plain words, and you can say no.',
      ],
    },
    {
      title: 'Information we collect',
      paragraphs: [
        'What you give us: your name, your email, your password (kept only as a hash that cannot be turned back), and, if you wish, your course and your college. If you sign in with Google, we receive your name, your email and an identifier from Google.',
        'What comes about while you learn: the code you write, the results of its runs, what you have finished, your comments and your messages to Support.',
        'When you buy a plan: what you bought, the amount, the State you live in and, if you give it, your GSTIN, because a tax invoice must show them. Your card or UPI details go to the payment provider alone; we never see them.',
        'We use this to run the courses, keep your progress and your code, answer you, prevent abuse and meet our duties under tax law.',
      ],
    },
    {
      title: 'Log files',
      paragraphs: [
        'Our servers write down each request: the time, the address it came from, the page and the kind of browser. We use these logs to keep the service running and safe, and delete them after thirty days. They are not joined with your profile.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        `${PRODUCT} keeps on your device what it needs to work: your session, your code, your choices of language and theme, and the fact that you have seen the cookie notice, which is remembered for 150 days. There are no advertising or tracking cookies.`,
        'You can delete these at any time in your browser; logging out deletes them too.',
      ],
    },
    {
      title: 'Advertising partners',
      paragraphs: [
        'We have no advertising partners, show no advertisements and sell no data. Two services of others take part, each only when you use it: Google for signing in, and our payment provider for purchases. Their own privacy policies apply to what they do.',
      ],
    },
    {
      title: 'California consumer rights (CCPA)',
      paragraphs: [
        'If you live in California, you may ask what categories and pieces of personal data we have collected about you, ask us to delete them, and ask that they not be sold. We do not sell personal data.',
        'We answer such a request within one month.',
      ],
    },
    {
      title: 'GDPR rights',
      paragraphs: [
        'You have the right to access your personal data and receive a copy, to have it corrected, to have it erased, to restrict or object to its processing, and to receive it in a form that another service can read.',
        'If you make a request, we respond within one month. Learners in India have the same rights with us under the Digital Personal Data Protection Act, 2023.',
      ],
    },
    {
      title: 'Children under 13',
      paragraphs: [
        `We want children to be safe online, and ask parents to take part in what they do there. ${PRODUCT} does not knowingly collect personal data from children under 13. If you believe that your child has given us such data, please write to us and we remove it at once.`,
      ],
    },
  ],
} as const;
