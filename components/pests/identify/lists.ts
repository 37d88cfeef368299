/** The call that lists the crops to choose from. */
export const cropsInput = { query: { per_page: 100 } } as const;
/** The call that lists the farms to choose from. */
export const farmsInput = { query: { per_page: 100, sort: "name" } } as const;

const perPage = 10;
/** The call for a page of one's own photos or sightings. */
export const pageInput = (page: number) => ({ query: { page, per_page: perPage } });
/** How many pages a list has. */
export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / perPage));
