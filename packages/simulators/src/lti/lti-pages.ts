const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A page that posts its fields by itself, as platforms do. */
export function formPage(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return (
    `<form method="post" action="${escaped(action)}">${inputs.join('')}</form>` +
    '<script>document.forms[0].submit()</script>'
  );
}

type Link = { readonly title: string; readonly url: string };

/** The course: its links open windows of their own, the choosing happens in a frame as in Moodle and Canvas. */
export function coursePage(title: string, links: readonly Link[], chooseUrl: string): string {
  const items = links.map(
    (link) => `<li><a href="${escaped(link.url)}" target="_blank">${escaped(link.title)}</a></li>`,
  );
  return (
    `<h1>${escaped(title)}</h1><ul>${items.join('')}</ul>` +
    `<p><a href="${escaped(chooseUrl)}" target="chooser">Add an activity</a></p>` +
    '<iframe name="chooser" title="Chooser" width="600" height="400"></iframe>'
  );
}
