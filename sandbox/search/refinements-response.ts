import * as v from 'valibot'

import type { Language, Site } from '../platform/site.ts'
import { sql, type Sql } from '../platform/sql.ts'
import { bucketLabels, categoryLabel, priceLabel, refinementAttributes } from './refinement.ts'

export const CountRow = v.object({
  attribute: v.string(),
  value: v.nullable(v.string()),
  hits: v.number(),
})
export type CountRow = v.InferOutput<typeof CountRow>

export const LabelRow = v.object({
  attribute: v.string(),
  value: v.string(),
  label: v.string(),
  presentation: v.nullable(v.string()),
})
type LabelRow = v.InferOutput<typeof LabelRow>

export const CategoryRow = v.object({
  id: v.string(),
  parent_id: v.string(),
  name: v.string(),
  /** The label that menus show instead of the name. */
  title: v.nullable(v.string()),
  in_navigation: v.number(),
})
type CategoryRow = v.InferOutput<typeof CategoryRow>

const nameColumn = (language: Language, prefix: 'label' | 'name'): Sql => ({
  text: `${prefix}_${language}`,
  values: [],
})

export const labelsStatement = (language: Language) =>
  sql`SELECT attribute, value, ${nameColumn(language, 'label')} AS label, presentation
      FROM refinement_labels ORDER BY attribute, position`

export const categoriesStatement = (site: Site, language: Language) =>
  sql`SELECT id, parent_id, ${nameColumn(language, 'name')} AS name,
        json_extract(document, ${`$.custom.c_title.${language}`}) AS title, in_navigation FROM categories
      WHERE site_id = ${site.id} AND online = 1 ORDER BY position, id`

interface RefinementsRequest {
  site: Site
  language: Language
  counts: CountRow[]
  labels: LabelRow[]
  categories: CategoryRow[]
  /** Selected values by attribute, which are shown even without hits. */
  selected: Map<string, string[]>
}

/** The API's `refinements`; an attribute without values has no `values` field. */
export function refinementsResponse({
  site,
  language,
  counts,
  labels,
  categories,
  selected,
}: RefinementsRequest) {
  const countHits = (attribute: string) =>
    new Map(counts.filter((row) => row.attribute === attribute).map((row) => [row.value, row.hits]))
  const countValues = (attribute: string, known: { value: string; label: string }[]) => {
    const hits = countHits(attribute)
    const chosen = selected.get(attribute) ?? []
    return known
      .filter(({ value }) => hits.has(value) || chosen.includes(value))
      .map((entry) => ({ ...entry, hitCount: hits.get(entry.value) ?? 0 }))
  }
  const attributes = refinementAttributes.map((attribute) => {
    const own = labels.filter((row) => row.attribute === attribute)
    const name = own.find((row) => row.value === '')?.label ?? attribute
    const known = own.filter((row) => row.value !== '').map(labelledValue)
    return refinement(attribute, name, countValues(attribute, known))
  })
  const prices = countValues('price', bucketLabels(site, language))
  return [
    refinement(
      'cgid',
      categoryLabel[language],
      categoryValues('root', categories, countHits('cgid'), selected.get('cgid') ?? []),
    ),
    ...attributes,
    ...(isOfAmounts(counts) ? [] : [refinement('price', priceLabel[language], prices)]),
  ]
}

/** Whether every hit has amounts to choose from; its price is only the lowest of them. */
function isOfAmounts(counts: CountRow[]) {
  const hits = (attribute: string) =>
    counts.filter((row) => row.attribute === attribute).map((row) => row.hits)
  const priced = hits('price').reduce((sum, count) => sum + count, 0)
  return priced > 0 && priced <= Math.max(0, ...hits('c_refinementAmount'))
}

const labelledValue = ({ value, label, presentation }: LabelRow) => ({
  value,
  label,
  ...(presentation !== null && { presentationId: presentation }),
})

function refinement(attributeId: string, label: string, values: object[]) {
  return { attributeId, label, ...(values.length > 0 && { values }) }
}

interface CategoryValue {
  value: string
  label: string
  hitCount: number
  values?: CategoryValue[]
}

function categoryValues(
  parentId: string,
  categories: CategoryRow[],
  hits: ReadonlyMap<string | null, number>,
  chosen: string[],
): CategoryValue[] {
  return categories
    .filter((category) => category.parent_id === parentId)
    .flatMap((category) => {
      const values = categoryValues(category.id, categories, hits, chosen)
      const hitCount = hits.get(category.id) ?? 0
      const isChosen = chosen.includes(category.id) || values.length > 0
      const isOffered = category.in_navigation === 1 && hitCount > 0
      if (!isChosen && !isOffered) return []
      return [
        {
          value: category.id,
          label: category.name,
          hitCount,
          ...(values.length > 0 && { values }),
        },
      ]
    })
}
