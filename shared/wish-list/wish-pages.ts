/** How many products a Love-It List shows, and adds with "Load more" (spec 2 §9). */
export const WISH_PAGE_SIZE = 8

/** As many pages as one look at a list may ask for. */
const MAX_PAGES = 50

/** The number of pages that an address asks for; the first one unless it is a usable number. */
export function wishPagesIn(query: URLSearchParams) {
  const typed = query.get('page') ?? ''
  return /^[1-9]\d?$/.test(typed) ? Math.min(Number(typed), MAX_PAGES) : 1
}

/** How many pages a list has. A list that is longer than can be shown ends earlier. */
export const pageCountOf = (total: number) =>
  Math.min(Math.max(1, Math.ceil(total / WISH_PAGE_SIZE)), MAX_PAGES)
