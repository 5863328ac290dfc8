import { toLanguage } from '../platform/site.ts'
import { servedFields } from '../content/served-content.ts'
import type { SiteContentRequest } from '../content/read-content.ts'
import { profile } from '../profiles/current.ts'
import type { SeedComponent, SeedPage, SeedRegion } from '../profiles/model/page.ts'

/** A request for a page: its language, and who sees it when. */
export interface PageRequest extends SiteContentRequest {
  /** Epoch milliseconds. */
  now: number
  groups: readonly string[]
}

const pages = profile.pages ?? []

/** A page with a fixed id. */
export function writtenPage(id: string, request: PageRequest) {
  const page = pages.find((candidate) => candidate.id === id)
  return page && pageResponse(page, request)
}

/** The page that is assigned to a category or a product. */
export function assignedPage(
  aspectTypeId: 'plp' | 'pdp',
  ids: readonly (string | undefined)[],
  request: PageRequest,
) {
  const page = pages.find(
    ({ assignedTo }) =>
      assignedTo?.aspectTypeId === aspectTypeId && assignedTo.ids.some((id) => ids.includes(id)),
  )
  return page && pageResponse(page, request)
}

/** A component of any page. */
export function writtenComponent(id: string, request: PageRequest) {
  const within = (regions: readonly SeedRegion[]): SeedComponent[] =>
    regions
      .flatMap(({ components }) => components)
      .flatMap((component) => [component, ...within(component.regions ?? [])])
  const found = within(pages.flatMap(({ regions }) => regions)).find(
    (component) => component.id === id && isVisible(component, request),
  )
  return found && componentResponse(found, request)
}

function pageResponse({ assignedTo, regions, ...page }: SeedPage, request: PageRequest) {
  const { pageTitle, pageDescription, ...rest } = page
  const language = toLanguage(request.locale)
  return {
    ...rest,
    ...(assignedTo && { aspectTypeId: assignedTo.aspectTypeId }),
    ...(pageTitle && { pageTitle: pageTitle[language] }),
    ...(pageDescription && { pageDescription: pageDescription[language] }),
    visible: true,
    localized: true,
    data: {},
    custom: {},
    regions: regionResponses(regions, request),
  }
}

const regionResponses = (regions: readonly SeedRegion[], request: PageRequest): object[] =>
  regions.map(({ id, components }) => ({
    id,
    components: components
      .filter((component) => isVisible(component, request))
      .map((component) => componentResponse(component, request)),
  }))

function componentResponse(
  { id, typeId, data, custom, regions }: SeedComponent,
  request: PageRequest,
) {
  return {
    id,
    typeId,
    fragment: false,
    embedded: false,
    localized: true,
    visible: true,
    data: servedFields(data, request),
    custom: servedFields(custom ?? {}, request),
    regions: regionResponses(regions ?? [], request),
  }
}

function isVisible({ visibleTo = {} }: SeedComponent, { now, groups }: PageRequest): boolean {
  const { group, from, until } = visibleTo
  return (
    (group === undefined || groups.includes(group)) &&
    (from === undefined || Date.parse(from) <= now) &&
    (until === undefined || now < Date.parse(until))
  )
}
