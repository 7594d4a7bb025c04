const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' });
const MINUTE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'short',
});
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** DD/MM/YYYY, the date in India. */
export function formatDay(at: Date): string {
  return DAY.format(at);
}

/** DD/MM/YYYY, 15:42, the time in India. */
export function formatMinute(at: Date): string {
  return MINUTE.format(at);
}

/** ₹1,23,456.00 */
export function formatRupees(amountPaise: number): string {
  return RUPEES.format(amountPaise / 100);
}
