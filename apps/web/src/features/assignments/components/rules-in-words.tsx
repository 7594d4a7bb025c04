/** Sentences below one another. */
export function Sentences({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
