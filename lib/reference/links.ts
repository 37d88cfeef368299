/** A page's markdown for reading outside of the pages: its links lead to the markdown of other pages. */
export function withWholeLinks(markdown: string, origin: string): string {
  return markdown.replace(/\]\((\/[^)\s]*)\)/g, (_, path: string) => {
    const [address = "", anchor] = path.split("#");
    const isPage = /^\/docs(\/|$)/.test(address) && !/\.\w+$/.test(address);
    return `](${origin}${address}${isPage ? ".md" : ""}${anchor === undefined ? "" : `#${anchor}`})`;
  });
}
