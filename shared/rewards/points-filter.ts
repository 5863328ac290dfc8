import { POINT_TYPES, POINTS_PER_PAGE, type PointsFilter } from './member-rewards.ts'

const DAY = /^20\d\d-\d\d-\d\d$/
const MAX_PAGE = 1000

/** The filter in the query of the page. Unknown values are left out. */
export function pointsFilterIn(query: URLSearchParams): PointsFilter {
  const page = query.get('page') ?? ''
  return {
    type: POINT_TYPES.find((type) => type === query.get('type')) ?? null,
    from: dayIn(query.get('from')),
    to: dayIn(query.get('to')),
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
  }
}

const dayIn = (text: string | null) =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

/** How many pages a history has. An empty one has a page that says so. */
export const pointPagesOf = (total: number) => Math.max(1, Math.ceil(total / POINTS_PER_PAGE))

/** The query of a page with this filter. */
export const pointsQueryOf = ({ type, from, to, page }: PointsFilter) =>
  new URLSearchParams({
    ...(type !== null && { type }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
