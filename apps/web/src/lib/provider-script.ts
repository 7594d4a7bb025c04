/**
 * Fetches the script of Google or Razorpay. What such a script writes as HTML is cleaned, so the cleaner comes first
 * (trusted-types.ts).
 *
 * @throws Error when it cannot be loaded
 */
export async function loadProviderScript(address: string): Promise<void> {
  await import('./clean-html.ts');
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the script could not be loaded'));
    });
    document.head.append(script);
  });
}
