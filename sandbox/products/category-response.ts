import { localizeCustom } from '../platform/localized.ts'
import type { Language } from '../platform/sites.ts'
import type { CategoryDocument } from './category-document.ts'

/** A stored category with its changeable fields. */
interface CategoryNode {
  document: CategoryDocument
  isOnline: boolean
  isInNavigation: boolean
  onlineChildren: number
}

export interface CategoryTree {
  nodes: Map<string, CategoryNode>
  /** Child ids in order. */
  children: Map<string, string[]>
}

export interface CategoryRequest {
  language: Language
  /** The origin of links to pictures. */
  origin: string
  levels: number
  /** Leaves out categories that are not in the site navigation. */
  navigationOnly: boolean
}

/** The API's `Category` with its online subcategories down to `levels`. */
export function categoryResponse(
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
    ...pictures(id, request),
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

function pictures(id: string, { origin, language }: CategoryRequest) {
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
