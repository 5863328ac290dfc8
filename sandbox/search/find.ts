import * as v from 'valibot'

import type { Language } from '../platform/site.ts'
import { prepare, parseRows, type Sql } from '../platform/sql.ts'
import { isRefinedCategory } from './combinations.ts'
import { countStatements } from './counting.ts'
import {
  categoriesStatement,
  CategoryRow,
  CountRow,
  LabelRow,
  labelsStatement,
} from './refinements-response.ts'
import type { SearchRequest, Scope } from './request.ts'
import { type Correction, corrections, correctedWords } from './spelling.ts'
import { pageStatement, refinedPageStatement } from './statements.ts'

export interface Found {
  ids: string[]
  total: number
  counts: CountRow[]
  labels: v.InferOutput<typeof LabelRow>[]
  categories: v.InferOutput<typeof CategoryRow>[]
  corrections: Correction[]
}

/**
 * Searches in the request's language, then in both languages, then with corrected spelling; each attempt runs only if
 * the one before found nothing. Without counts, `total` is the number of hits on the page.
 */
export async function find(
  db: D1Database,
  request: SearchRequest,
  { isCounted = true, isCorrected = true } = {},
): Promise<Found> {
  const { language, words } = request
  const attempt = isCounted ? findIn : findPage
  const look: Look = (languages, sought) => attempt(db, { request, languages, words: sought })
  if (isUnsearchable(request)) return nothing
  const first = await look([language], words)
  if (first.total > 0 || words.length === 0) return first

  const inBoth = await look(['en', 'fr'], words)
  if (inBoth.total > 0) return inBoth

  return isCorrected ? findCorrected(db, request, { look, otherwise: first }) : first
}

/** A phrase without searchable words finds nothing, instead of everything. */
const isUnsearchable = ({ words, phrase }: SearchRequest) =>
  words.length === 0 && phrase.trim() !== ''

type Look = (languages: Language[], sought: string[]) => Promise<Found>

/** The result for the corrected words, if there is a correction and a result. */
async function findCorrected(
  db: D1Database,
  { words, language }: SearchRequest,
  { look, otherwise }: { look: Look; otherwise: Found },
): Promise<Found> {
  const corrected = await corrections(db, words, language)
  if (corrected.length === 0) return otherwise
  const found = await look([language], correctedWords(words, corrected))
  return found.total > 0 ? { ...found, corrections: corrected } : otherwise
}

const nothing: Found = {
  ids: [],
  total: 0,
  counts: [],
  labels: [],
  categories: [],
  corrections: [],
}

/** Reads one page without counts. */
async function findPage(db: D1Database, scope: Scope): Promise<Found> {
  const page = parseRows(PageRow, await prepare(db, pageStatement(scope)).all())
  return { ...nothing, ids: page.map((row) => row.product_id), total: page.length }
}

const PageRow = v.object({ product_id: v.string() })

async function findIn(db: D1Database, scope: Scope): Promise<Found> {
  const { site, language } = scope.request
  // The best query for the page of a refined category depends on the total.
  const isCountedFirst = isRefinedCategory(scope)
  const [labels, categories, ...results] = await run(db, [
    labelsStatement(language),
    categoriesStatement(site, language),
    ...countStatements(scope),
    ...(isCountedFirst ? [] : [pageStatement(scope)]),
  ])
  const atOnce = isCountedFirst ? undefined : results.pop()
  const counts = results.flatMap((result) => parseRows(CountRow, result))
  const total = counts.find((row) => row.attribute === 'total')?.hits ?? 0
  const page =
    isCountedFirst && total > 0
      ? await prepare(db, refinedPageStatement(scope, total)).all()
      : atOnce
  return {
    ids: parseRows(PageRow, page).map((row) => row.product_id),
    total,
    counts,
    labels: parseRows(LabelRow, labels),
    categories: parseRows(CategoryRow, categories),
    corrections: [],
  }
}

const run = (db: D1Database, statements: Sql[]) =>
  db.batch(statements.map((statement) => prepare(db, statement)))
