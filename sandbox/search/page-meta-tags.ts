import type { CategoryDocument } from '../products/category-document.ts'
import type { Language } from '../platform/sites.ts'
import { prepare, sql } from '../platform/sql.ts'
import { BRAND } from './refinement.ts'
import type { SearchRequest } from './request.ts'

/** The meta tags of a result page, from its category or search phrase. */
export async function pageMetaTags(db: D1Database, request: SearchRequest) {
  const { expand, filters, language, phrase, site } = request
  if (!expand.has('page_meta_tags')) return {}
  const statement = sql`SELECT document FROM categories
    WHERE site_id = ${site.id} AND id = ${filters.categoryId ?? ''}`
  const found = await prepare(db, statement).first<string>('document')
  const { title, description } = found === null ? {} : textsOf(JSON.parse(found), language)
  const titles = [phrase, title ?? '', BRAND].filter((part) => part !== '')
  return {
    pageMetaTags: [
      { id: 'title', value: titles.join(' | '), type: 'title' },
      ...(description === undefined
        ? []
        : [{ id: 'description', value: description, type: 'name' }]),
    ],
  }
}

const textsOf = (category: CategoryDocument, language: Language) => ({
  title: (category.pageTitle ?? category.name)[language],
  description: (category.pageDescription ?? category.description)?.[language],
})
