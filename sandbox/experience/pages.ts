import type { Context } from 'hono'
import * as v from 'valibot'

import type { Json } from '../platform/localized.ts'
import { readAssets, readSlots, type SiteContentRequest } from '../content/read-content.ts'
import { readPromotionContext } from '../contexts/shopper-contexts.ts'
import { readPromotionRequest } from '../promotions/applicable-promotions.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { profile } from '../profiles/current.ts'
import { customerGroup, readContentRequest, notFound, EXPERIENCE } from './experience-request.ts'
import { assignedPage, type PageRequest, writtenComponent, writtenPage } from './written-pages.ts'

interface PageOfSlots {
  id: string
  typeId: string
  aspectTypeId?: string
  name: string
  slots: string[]
  categoryId?: string
}

const homePage: PageOfSlots = {
  id: 'homepage',
  typeId: 'storePage',
  name: 'Home',
  slots: Array.from({ length: 12 }, (_, at) => `home-${at + 1}`),
}

/** The pages with a fixed id. */
export const pageById = new Map([[homePage.id, homePage]])

/** The page of a category or of a product, by aspect type. */
export const pagesByAspect = {
  plp: (categoryId: string): PageOfSlots => ({
    id: `plp-${categoryId}`,
    typeId: 'productListPage',
    aspectTypeId: 'plp',
    name: 'Category',
    slots: ['category-top', 'category-bottom'],
    categoryId,
  }),
  pdp: (): PageOfSlots => ({
    id: 'pdp',
    typeId: 'productDetailPage',
    aspectTypeId: 'pdp',
    name: 'Product',
    slots: ['pdp-banner'],
  }),
}

/** The API's `Page`: each slot is a component, and the assets it shows are components within it. */
export async function pageResponse(
  db: D1Database,
  { slots, categoryId, ...page }: PageOfSlots,
  request: SiteContentRequest,
) {
  const where = { ids: slots, categoryIds: categoryId === undefined ? [] : [categoryId] }
  const components = (await readSlots(db, where, request)).map(slotComponent)
  return {
    ...page,
    visible: true,
    localized: true,
    data: {},
    custom: {},
    regions: [{ id: 'main', components }],
  }
}

/** The component of a slot outside categories, or of an asset; undefined for neither. */
export async function componentResponse(db: D1Database, id: string, request: SiteContentRequest) {
  const [slot] = await readSlots(db, { ids: [id], categoryIds: [] }, request)
  if (slot) return slotComponent(slot)
  const [asset] = await readAssets(db, [id], request)
  return asset && assetComponent(asset)
}

type Slot = Awaited<ReturnType<typeof readSlots>>[number]

const SHOWN = { fragment: false, embedded: true, localized: true, visible: true, custom: {} }

function slotComponent({ slot_id, template, contentAssets, ...data }: Slot) {
  return {
    id: slot_id,
    typeId: template,
    ...SHOWN,
    data,
    regions: [{ id: 'assets', components: contentAssets.flatMap(componentOfAsset) }],
  }
}

const componentOfAsset = (asset: Json) =>
  typeof asset === 'object' && asset !== null && !Array.isArray(asset)
    ? [assetComponent(asset)]
    : []

const assetComponent = ({ id, name, ...data }: Record<string, Json>) => ({
  id,
  typeId: 'contentAsset',
  name,
  ...SHOWN,
  data,
})

const PAGES = `${EXPERIENCE}/pages` as const
const PAGE = `${PAGES}/:pageId` as const
const COMPONENT = `${EXPERIENCE}/components/:componentId` as const
const MAX_PARAMETER_CHARACTERS = 256

const Query = v.object({
  aspectTypeId: v.picklist(['plp', 'pdp']),
  categoryId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  productId: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
})

export const pageRoutes = factory
  .createApp()
  .get(PAGES, async (c) => {
    checkParameters(c)
    const wanted = readAssignment(c)
    if (profile.pages) {
      const { aspectTypeId, categoryId, productId } = wanted
      const request = await readPageRequest(c)
      const written = assignedPage(aspectTypeId, [categoryId, productId], request)
      return c.json({ data: written ? [written] : [] })
    }
    const page = pageOfSlots(wanted)
    const found = page ? await pageResponse(c.env.DB, page, readContentRequest(c)) : undefined
    const isShown = found?.regions.some(({ components }) => components.length > 0) ?? false
    return c.json({ data: isShown ? [found] : [] })
  })
  .all(PAGES, only('GET'))
  .get(PAGE, async (c) => {
    checkParameters(c)
    const id = c.req.param('pageId')
    const written = writtenPage(id, await readPageRequest(c))
    if (written) return c.json(written)
    const page = profile.pages ? undefined : pageById.get(id)
    if (!page) throw notFound('Page', id)
    return c.json(await pageResponse(c.env.DB, page, readContentRequest(c)))
  })
  .all(PAGE, only('GET'))
  .get(COMPONENT, async (c) => {
    checkParameters(c)
    const id = c.req.param('componentId')
    const component =
      writtenComponent(id, await readPageRequest(c)) ??
      (await componentResponse(c.env.DB, id, readContentRequest(c)))
    if (!component) throw notFound('Component', id)
    return c.json(component)
  })
  .all(COMPONENT, only('GET'))

/** The category or product whose page is requested.
 * @throws ProblemError if the request names neither */
function readAssignment(c: Context<SandboxEnv>) {
  const parsed = v.safeParse(Query, c.req.query())
  if (!parsed.success) throw invalid(String(parsed.issues[0].path?.[0].key))
  const { categoryId, productId } = parsed.output
  if (categoryId === undefined && productId === undefined) throw invalid('productId')
  return parsed.output
}

function pageOfSlots({ aspectTypeId, categoryId }: v.InferOutput<typeof Query>) {
  if (aspectTypeId === 'pdp') return pagesByAspect.pdp()
  return categoryId === undefined ? undefined : pagesByAspect.plp(categoryId)
}

/** The date and the customer groups are also those of the shopper's context. */
async function readPageRequest(c: Context<SandboxEnv>): Promise<PageRequest> {
  const { now, qualifiers } = await readPromotionContext(c.env.DB, readPromotionRequest(c))
  const groups = ['Everyone', customerGroup(c), ...qualifiers.customerGroups]
  return { ...readContentRequest(c), now, groups }
}

/** The pages of this service read neither parameters nor aspect attributes.
 * @throws ProblemError if they are longer than allowed, or unreadable */
function checkParameters(c: Context<SandboxEnv>) {
  const { parameters = '', aspectAttributes = '{}' } = c.req.query()
  if (parameters.length > MAX_PARAMETER_CHARACTERS) throw invalid('parameters')
  if (aspectAttributes.length > MAX_PARAMETER_CHARACTERS || !isObject(aspectAttributes)) {
    throw invalid('aspectAttributes')
  }
}

function isObject(text: string): boolean {
  try {
    return v.is(v.record(v.string(), v.unknown()), JSON.parse(text))
  } catch {
    return false
  }
}

const invalid = (parameter: string) =>
  badRequest(`The parameter ${parameter} is missing, or its value is not allowed.`, { parameter })
