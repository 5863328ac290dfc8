import { useSuspenseQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as v from 'valibot'

import { CategoryId, type Category } from '#shared/listing/category.ts'
import { DEFAULT_SORTING } from '#shared/listing/page-parameters.ts'
import { SHOP_BY_CATEGORY } from '#shared/content/named-pages.ts'
import { routes } from '#shared/routes.ts'
import type { Locale } from '#shared/site/site.ts'

import { categoryQuery, searchQuery } from './queries.ts'
import { slotsQuery } from '../content/queries.ts'
import { gridSearchOf, isRefined, withoutSelection } from './grid-address.ts'
import { keepPlace } from './keep-place.ts'
import { loadGrid } from './grid.tsx'
import {
  loadModulesAround,
  loadModuleCode,
  loadShownModules,
} from '../content/modules/load-modules.ts'
import { useBreadcrumbJson } from '../seo/breadcrumbs.tsx'
import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { PageHead } from '../kit/page-head.tsx'
import { definePage, type PageProps } from '../kit/page.ts'
import { CategoryBody } from './category-body.tsx'
import { hasProducts } from './category-template.ts'
import { childrenSlots, LANDING_SLOTS, LandingBody } from './landing-body.tsx'

/** All in one call: which of them a page shows depends on its template. */
const CATEGORY_SLOTS = ['category-top', ...LANDING_SLOTS, 'category-bottom']

export const categoryPage = definePage({
  isStatic: true,
  keepPlace,
  ...(import.meta.env.SSR && {
    async load({ catalog, queryClient, params, query }) {
      const id = v.safeParse(CategoryId, params['categoryId'])
      if (!id.success) return { notFound: true }
      const search = categorySearchOf(query)
      // Most categories list products, so the search starts before the category is known.
      void catalog.searchProducts({ ...search, categoryId: id.output }).catch(() => null)
      const [category] = await Promise.all([
        queryClient.query(categoryQuery(catalog, id.output)),
        loadModulesAround({ catalog, queryClient }, CATEGORY_SLOTS, id.output),
      ])
      const moved = movedTo(category, params)
      if (moved) return { redirect: query.size > 0 ? `${moved}?${query}` : moved, status: 301 }
      if (!hasProducts(category)) return loadModuleCode(queryClient, childrenSlots(category))
      return loadGrid(search, { catalog, queryClient, categoryId: id.output })
    },
  }),
  loadShownCode: loadShownModules,
  Component: CategoryPage,
})

type Params = PageProps['params']

/** The category's own path if the URL names another parent. */
function movedTo({ ancestors, path }: Category, { parentId, categoryId = '' }: Params) {
  if (parentId === undefined || parentId === ancestors.at(-1)?.id) return null
  return routes.childCategory.href({ parentId, categoryId }) === path ? null : path
}

const categorySearchOf = (query: URLSearchParams) => ({ ...gridSearchOf(query), phrase: null })

function CategoryPage({ params, query }: PageProps) {
  const catalog = useCatalog()
  const id = v.parse(CategoryId, params['categoryId'])
  const { data: category } = useSuspenseQuery(categoryQuery(catalog, id))
  const { data: slots } = useSuspenseQuery(slotsQuery(catalog, CATEGORY_SLOTS, id))
  const search = categorySearchOf(query)
  const content = { category, slots }

  return (
    <>
      <CategoryHead category={category} query={query} />
      {hasProducts(category) ? (
        <WithProducts {...content} search={search} />
      ) : (
        <LandingBody {...content} />
      )}
    </>
  )
}

type ContentProps = Parameters<typeof LandingBody>[0]

function WithProducts({
  search,
  ...content
}: ContentProps & { search: ReturnType<typeof categorySearchOf> }) {
  const wanted = { ...search, categoryId: content.category.id }
  const { data: result } = useSuspenseQuery(searchQuery(useCatalog(), wanted))
  return <CategoryBody {...content} grid={{ search, result }} />
}

function CategoryHead({ category, query }: { category: Category; query: URLSearchParams }) {
  const intl = useIntl()
  const search = categorySearchOf(query)
  const { title, pageTitle, pageDescription, path, paths, picture } = category
  const { site } = useAppContext()
  const jsonLd = useBreadcrumbJson(category.ancestors, { name: category.title, path })
  const pageName = intl.formatMessage({ id: 'pagination.page' }, { page: search.page })
  const name = pageTitle ?? title
  // The locales of a site list the same products. Another site may have fewer pages.
  // Every locale has this page, although no menu leads to it.
  const pathIn = (locale: Locale) => (path === SHOP_BY_CATEGORY ? path : paths[locale])
  const hasPage = (locale: Locale) =>
    search.page === 1 || site.supportedLocales.some(({ id }) => id === locale)

  return (
    <PageHead
      title={search.page > 1 ? `${name}, ${pageName}` : name}
      description={pageDescription}
      canonical={{ path, query: withoutSelection(search) }}
      pathIn={(locale) => (hasPage(locale) && pathIn(locale)) || null}
      picture={picture}
      noindex={isRefined(search) || search.sorting !== DEFAULT_SORTING}
      jsonLd={[jsonLd]}
    />
  )
}
