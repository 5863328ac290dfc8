import * as v from 'valibot'

import { profile } from '../profiles/current.ts'
import type { Language, Site } from '../platform/site.ts'
import { prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { categoriesStatement, CategoryRow } from './refinements-response.ts'
import { normalizeText } from '../platform/normalize-text.ts'

/** Without lines, there are no phrases of lines. */
const LINE = profile.line?.refinement ?? ''
const FORM = 'c_refinementForm'

const LabelRow = v.object({ attribute: v.string(), label: v.string() })

/** Names of lines, forms and categories. */
async function phrases(db: D1Database, site: Site, language: Language) {
  const label: Sql = { text: language === 'fr' ? 'label_fr' : 'label_en', values: [] }
  const [labels, categories] = await db.batch(
    [
      sql`SELECT attribute, ${label} AS label FROM refinement_labels
          WHERE value <> '' AND attribute IN (${LINE}, ${FORM})
          ORDER BY attribute, position`,
      categoriesStatement(site, language),
    ].map((statement) => prepare(db, statement)),
  )
  const rows = parseRows(LabelRow, labels)
  const ofAttribute = (attribute: string) =>
    rows.filter((row) => row.attribute === attribute).map((row) => row.label)
  return {
    lines: ofAttribute(LINE),
    forms: ofAttribute(FORM),
    shelves: parseRows(CategoryRow, categories)
      .filter((row) => row.in_navigation === 1)
      .map((row) => row.name),
  }
}

/** Phrases that contain the typed letters; phrases that start with them come first. */
export async function phrasesFor(db: D1Database, term: string, site: Site, language: Language) {
  const { lines, forms, shelves: categories } = await phrases(db, site, language)
  const typed = normalizeText(term.trim())
  const found = [...new Set([...lines, ...forms, ...categories])].filter((phrase) =>
    normalizeText(phrase).includes(typed),
  )
  const begins = (phrase: string) => Number(normalizeText(phrase).startsWith(typed))
  return found.toSorted((a, b) => begins(b) - begins(a))
}

/** Sample phrases for popular searches. */
export async function trendingPhrases(db: D1Database, site: Site, language: Language) {
  const { lines, forms } = await phrases(db, site, language)
  return lines.flatMap((line, at) => [line, ...forms.slice(at, at + 1)])
}
