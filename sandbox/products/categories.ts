import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { badRequest, only, ProblemError, validation } from '../platform/problems.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage, type Site, type Language } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { localizeCustom } from '../platform/localized.ts'
import { garmentAddress } from './images.ts'
import type { SeedCategory } from '../catalog/model.ts'

const ROOT = '/product/shopper-products/v1/organizations/:organizationId/categories'
const MAX_IDS = 50

export const categories = factory
  .createApp()
  .use(`${ROOT}/*`, requireShopper('sfcc.shopper-categories'), siteRequest)
  .get(ROOT, async (c) => {
    const ids = idList(...(c.req.queries('ids') ?? []))
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'ids'.", { parameter: 'ids' })
    }
    if (ids.length > MAX_IDS) {
      throw validation(`Maximum number of categories you can request in one call is ${MAX_IDS}.`)
    }
    const request = getRequest(c)
    const tree = await readTree(c.env.DB, c.var.site, ids, request.levels)
    const data = ids.flatMap((id) => categoryResponse(id, tree, request) ?? [])
    return c.json({ limit: ids.length, ...(data.length > 0 && { data }), total: data.length })
  })
  .all(ROOT, only('GET'))
  .get(`${ROOT}/:categoryId`, async (c) => {
    const id = c.req.param('categoryId')
    const request = getRequest(c)
    const tree = await readTree(c.env.DB, c.var.site, [id], request.levels)
    const response = categoryResponse(id, tree, request)
    if (!response) throw categoryNotFound(id, c.var.site.id)
    return c.json(response)
  })
  .all(`${ROOT}/:categoryId`, only('GET'))

const Query = v.object({
  levels: v.optional(v.picklist(['0', '1', '2']), '1'),
  c_sitenav: v.optional(v.string()),
})

function getRequest(c: Context<SandboxEnv>): CategoryRequest {
  const parsed = v.safeParse(Query, c.req.query())
  if (!parsed.success) {
    throw badRequest('The parameter levels is out of range.', {
      parameter: 'levels',
      expected: '(0..2)',
    })
  }
  return {
    language: toLanguage(c.var.locale),
    origin: c.var.origin,
    levels: Number(parsed.output.levels),
    navigationOnly: parsed.output.c_sitenav === 'true',
  }
}

const CategoryRow = v.object({
  id: v.string(),
  parent_id: v.string(),
  online: v.number(),
  in_navigation: v.number(),
  document: v.string(),
  online_children: v.number(),
})

async function readTree(
  db: D1Database,
  site: Site,
  ids: string[],
  levels: number,
): Promise<CategoryTree> {
  const statement = sql`
    WITH RECURSIVE tree (id, depth) AS (
      SELECT value, 0 FROM json_each(${JSON.stringify(ids)})
      UNION
      SELECT child.id, tree.depth + 1 FROM tree
      JOIN categories AS child ON child.site_id = ${site.id} AND child.parent_id = tree.id
      WHERE tree.depth < ${levels}
    )
    SELECT id, parent_id, online, in_navigation, document, (
      SELECT count(*) FROM categories AS child
      WHERE child.site_id = ${site.id} AND child.parent_id = categories.id AND child.online = 1
    ) AS online_children
    FROM categories
    WHERE site_id = ${site.id} AND id IN (SELECT id FROM tree)
    ORDER BY position, id`
  const rows = parseRows(CategoryRow, await prepare(db, statement).all())
  const children = Map.groupBy(rows, (row) => row.parent_id)
  return {
    nodes: new Map(
      rows.map((row) => [
        row.id,
        {
          document: JSON.parse(row.document),
          isOnline: row.online === 1,
          isInNavigation: row.in_navigation === 1,
          onlineChildren: row.online_children,
        },
      ]),
    ),
    children: new Map([...children].map(([id, found]) => [id, found.map((row) => row.id)])),
  }
}

const categoryNotFound = (categoryId: string, siteId: string) =>
  new ProblemError({
    status: 404,
    type: 'product-not-found',
    title: 'Category Not Found',
    detail: `No category with ID '${categoryId}' for site '${siteId}' could be found.`,
    members: { categoryId, siteId },
  })

/** A category as it is stored, in both languages. */
export type CategoryDocument = Pick<
  SeedCategory,
  | 'id'
  | 'parentId'
  | 'name'
  | 'description'
  | 'pageTitle'
  | 'pageDescription'
  | 'custom'
  | 'picture'
> & {
  /** From the top category down to this one; the root is not part of it. */
  path: Pick<SeedCategory, 'id' | 'name'>[]
}

/** A stored category with its changeable fields. */
interface CategoryNode {
  document: CategoryDocument
  isOnline: boolean
  isInNavigation: boolean
  onlineChildren: number
}

interface CategoryTree {
  nodes: Map<string, CategoryNode>
  /** Child ids in order. */
  children: Map<string, string[]>
}

interface CategoryRequest {
  language: Language
  /** The origin of links to pictures. */
  origin: string
  levels: number
  /** Leaves out categories that are not in the site navigation. */
  navigationOnly: boolean
}

/** The API's `Category` with its online subcategories down to `levels`. */
function categoryResponse(
  id: string,
  tree: CategoryTree,
  request: CategoryRequest,
): object | undefined {
  const node = tree.nodes.get(id)
  if (!node) return undefined
  const { document } = node
  const { language } = request
  const isRoot = document.path.length === 0
  const categories = request.levels > 0 && node.isOnline ? subcategories(id, tree, request) : []
  return {
    id,
    name: document.name[language],
    ...(document.description && { description: document.description[language] }),
    ...(document.pageTitle && { pageTitle: document.pageTitle[language] }),
    ...(document.pageDescription && { pageDescription: document.pageDescription[language] }),
    ...pictures(document, request),
    ...(!isRoot && {
      pageKeywords: document.path.map((step) => step.name[language]).join(', '),
      parentCategoryId: document.parentId,
      parentCategoryTree: document.path.map((step) => ({ id: step.id, name: step.name[language] })),
    }),
    onlineSubCategoriesCount: node.onlineChildren,
    ...(categories.length > 0 && { categories }),
    c_showInMenu: node.isInNavigation,
    ...localizeCustom(document.custom, language),
  }
}

function pictures({ id, picture }: CategoryDocument, { origin, language }: CategoryRequest) {
  if (picture) {
    const image = garmentAddress(origin, picture, 'front')
    return { image, thumbnail: `${image}?w=240` }
  }
  const image = `${origin}/pictures/tiles/${encodeURIComponent(id)}.svg`
  return language === 'fr'
    ? { image: `${image}?lang=fr`, thumbnail: `${image}?lang=fr&w=240` }
    : { image, thumbnail: `${image}?w=240` }
}

function subcategories(id: string, tree: CategoryTree, request: CategoryRequest) {
  return (tree.children.get(id) ?? [])
    .filter((child) => isShown(tree.nodes.get(child), request))
    .flatMap(
      (child) => categoryResponse(child, tree, { ...request, levels: request.levels - 1 }) ?? [],
    )
}

const isShown = (node: CategoryNode | undefined, { navigationOnly }: CategoryRequest) =>
  node?.isOnline === true && (!navigationOnly || node.isInNavigation)
