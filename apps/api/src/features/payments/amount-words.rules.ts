const ONES = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const GROUPS = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

/** A whole number in words, in the Indian system of lakh and crore. */
function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? '';
  if (number < 100) return `${TENS[Math.floor(number / 10)]} ${inWords(number % 10)}`.trim();
  const group = GROUPS.find(({ size }) => number >= size) ?? { size: 100, name: 'Hundred' };
  const rest = inWords(number % group.size);
  return `${inWords(Math.floor(number / group.size))} ${group.name} ${rest}`.trim();
}

/** An amount as an invoice writes it out: "Rupees One Thousand and Fifty Paise Only". */
export function amountInWords(amountPaise: number): string {
  const rupees = Math.floor(amountPaise / 100);
  const paise = amountPaise % 100;
  const parts = [`Rupees ${rupees === 0 ? 'Zero' : inWords(rupees)}`];
  if (paise > 0) parts.push(`${inWords(paise)} Paise`);
  return `${parts.join(' and ')} Only`;
}
