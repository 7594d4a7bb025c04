/** Title and one sentence above a part of the landing page. */
export function SectionHead({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <div>
      <h2 className="text-h2">{title}</h2>
      {lead && <p className="mt-2 max-w-reading text-reading text-soft">{lead}</p>}
    </div>
  );
}
