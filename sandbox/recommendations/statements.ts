import { profile } from '../profiles/current.ts'
import type { SiteId } from '../platform/site.ts'
import { valueList, sql } from '../platform/sql.ts'

export interface SelectionInput {
  siteId: SiteId
  cookieId: string | undefined
  productIds: string[]
  categoryIds: string[]
}

/** The most products to compare with each other, whatever the size of the catalog. */
const CANDIDATES = 300
const MOST_ROWS = 50

/** Selects the products of `ids` that belong to the same families as `others`. */
export const ofFamilies = (ids: string[], others: string[]) =>
  sql`SELECT id FROM products WHERE id IN ${valueList(ids)}
      AND family IN (SELECT family FROM products WHERE id IN ${valueList(others)})`

/** Selects a visitor's viewed or added products, the latest first. */
export const lastInterests = ({ siteId, cookieId }: SelectionInput, kinds: string[]) =>
  sql`SELECT listings.product_id AS id FROM visitor_interests AS seen
      JOIN products ON products.id = seen.subject
      JOIN listings ON listings.site_id = seen.site_id AND listings.product_id = products.family
      WHERE seen.site_id = ${siteId} AND seen.cookie_id = ${cookieId ?? ''}
        AND seen.kind IN ${valueList(kinds)} AND listings.orderable = 1
      GROUP BY listings.product_id ORDER BY MAX(seen.number) DESC LIMIT ${MOST_ROWS}`

/** Selects the products that most visitors viewed or added lately. */
export const mostViewed = (siteId: SiteId) =>
  sql`SELECT listings.product_id AS id FROM visitor_interests AS seen
      JOIN products ON products.id = seen.subject
      JOIN listings ON listings.site_id = seen.site_id AND listings.product_id = products.family
      WHERE seen.site_id = ${siteId} AND seen.kind <> 'category' AND listings.orderable = 1
      GROUP BY listings.product_id HAVING COUNT(*) > 1
      ORDER BY COUNT(*) DESC, MAX(seen.number) DESC LIMIT ${MOST_ROWS}`

/** Selects the top products of the given categories, or of the whole shop. */
export const topOfCategory = ({ siteId, categoryIds, productIds }: SelectionInput) =>
  sql`SELECT listings.product_id AS id FROM listing_categories AS placed
      JOIN listings ON listings.site_id = placed.site_id AND listings.number = placed.number
      WHERE placed.site_id = ${siteId}
        AND placed.category_id IN ${valueList(categoryIds.length > 0 ? categoryIds : ['root'])}
        AND placed.orderable = 1 AND listings.product_id NOT IN ${valueList(productIds)}
      ORDER BY placed.number LIMIT ${MOST_ROWS}`

/** Selects the top product of each category that has no other categories, in the order of the menu. */
export const topOfEachCategory = ({ siteId, productIds }: SelectionInput) =>
  sql`SELECT listings.product_id AS id FROM categories AS shelf
      JOIN categories AS parent ON parent.site_id = shelf.site_id AND parent.id = shelf.parent_id
      JOIN listings ON listings.site_id = shelf.site_id AND listings.number = (
        SELECT MIN(placed.number) FROM listing_categories AS placed
        WHERE placed.site_id = shelf.site_id AND placed.category_id = shelf.id AND placed.orderable = 1)
      WHERE shelf.site_id = ${siteId} AND shelf.online = 1 AND shelf.in_navigation = 1
        AND listings.product_id NOT IN ${valueList(productIds)}
        AND NOT EXISTS (SELECT 1 FROM categories AS inside
          WHERE inside.site_id = shelf.site_id AND inside.parent_id = shelf.id)
      ORDER BY shelf.position, parent.position LIMIT ${MOST_ROWS}`

/** Selects the top products of the category the visitor viewed last. */
export const topOfLastCategory = ({ siteId, cookieId }: SelectionInput) =>
  sql`SELECT listings.product_id AS id FROM listing_categories AS placed
      JOIN listings ON listings.site_id = placed.site_id AND listings.number = placed.number
      WHERE placed.site_id = ${siteId} AND placed.orderable = 1 AND placed.category_id = (
        SELECT subject FROM visitor_interests
        WHERE site_id = ${siteId} AND cookie_id = ${cookieId ?? ''} AND kind = 'category'
        ORDER BY number DESC LIMIT 1)
      ORDER BY placed.number LIMIT ${MOST_ROWS}`

const anchor = (ids: string[]) =>
  sql`anchor AS (
        SELECT DISTINCT family.number, family.primary_category FROM products
        JOIN products AS family ON family.id = products.family
        WHERE products.id IN ${valueList(ids)})`

/** Selects products of the same categories, those with the most in common first. */
export const similarProducts = (siteId: SiteId, ids: string[]) =>
  sql`WITH ${anchor(ids)}, candidate AS (
        SELECT number FROM listing_categories
        WHERE site_id = ${siteId} AND orderable = 1
          AND category_id IN (SELECT primary_category FROM anchor)
          AND number NOT IN (SELECT number FROM anchor)
        ORDER BY number LIMIT ${CANDIDATES})
      SELECT listings.product_id AS id FROM candidate
      JOIN listings ON listings.site_id = ${siteId} AND listings.number = candidate.number
      LEFT JOIN listing_values AS own ON own.number = candidate.number
        AND (own.attribute, own.value) IN (
          SELECT attribute, value FROM listing_values WHERE number IN (SELECT number FROM anchor))
      GROUP BY candidate.number ORDER BY COUNT(own.value) DESC, candidate.number
      LIMIT ${MOST_ROWS}`

/** Without lines, no product has other forms. */
const LINE = profile.line?.refinement ?? ''

/** Selects other forms of the same lines. */
export const sameLineOtherForms = (siteId: SiteId, ids: string[]) =>
  sql`WITH ${anchor(ids)}
      SELECT listings.product_id AS id FROM listing_values AS line
      JOIN listings ON listings.site_id = ${siteId} AND listings.number = line.number
      WHERE line.attribute = ${LINE} AND line.value IN (
          SELECT value FROM listing_values
          WHERE attribute = ${LINE} AND number IN (SELECT number FROM anchor))
        AND listings.orderable = 1 AND line.number NOT IN (SELECT number FROM anchor)
        AND NOT EXISTS (
          SELECT 1 FROM listing_values AS own JOIN listing_values AS theirs
            ON theirs.attribute = own.attribute AND theirs.value = own.value
          WHERE own.number = line.number AND own.attribute = 'c_refinementForm'
            AND theirs.number IN (SELECT number FROM anchor))
      ORDER BY line.number LIMIT ${MOST_ROWS}`
