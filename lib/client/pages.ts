type Page = { data: readonly unknown[]; meta: { current_page: number; last_page: number } };

/** The items of a list in pages, one after the other; the next page is asked for when the one before is used up. */
export async function* itemsOf(
  pageOf: (page: number) => Promise<{ data: Page }>,
  firstPage: number,
): AsyncGenerator<unknown, void, undefined> {
  for (let page = firstPage; ; page += 1) {
    const { data, meta } = (await pageOf(page)).data;
    yield* data;
    if (meta.current_page >= meta.last_page || data.length === 0) return;
  }
}
