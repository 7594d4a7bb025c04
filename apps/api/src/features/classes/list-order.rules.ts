/** Roll numbers as people read them: 1RV9 before 1RV10. */
const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

type Ordered = { readonly rollNumber: string; readonly name: string; readonly email: string };

/** The order of every list: by roll number, those without one after them by name. */
export function byRollNumber(a: Ordered, b: Ordered): number {
  if ((a.rollNumber === '') !== (b.rollNumber === '')) return a.rollNumber === '' ? 1 : -1;
  return (
    collator.compare(a.rollNumber, b.rollNumber) ||
    collator.compare(a.name, b.name) ||
    collator.compare(a.email, b.email)
  );
}
