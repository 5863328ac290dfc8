import { FormattedMessage } from 'react-intl'
import type { ReactNode } from 'react'

import type { SuggestedProduct, Suggestions } from '#shared/search/suggestions.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PriceText } from '../kit/money/price-text.tsx'
import {
  MatchedText,
  Option,
  OptionGroup,
  useSearchHref,
  type OptionContext,
} from './suggestion-option.tsx'

interface SuggestedProductsProps {
  id: string
  suggestions: Suggestions | undefined
  isLoading: boolean
  context: OptionContext
}

/** The products below their title, and a link to all of them. */
export function SuggestedProducts({ id, suggestions, isLoading, context }: SuggestedProductsProps) {
  const { phrase } = context
  const title = <Title phrase={phrase} isLoading={isLoading} />
  return (
    <div className="products">
      <OptionGroup id={`${id}-products`} title={title}>
        {suggestions ? (
          <>
            {phrase !== null && isEmpty(suggestions) && <NoSuggestions phrase={phrase} />}
            <Products products={suggestions.products} context={context} id={id} />
            <ViewAll id={`${id}-all`} context={context} />
          </>
        ) : (
          SKELETON_ROWS.map((row) => <ProductSkeleton key={row} />)
        )}
      </OptionGroup>
    </div>
  )
}

/** As many as there are products. */
const SKELETON_ROWS = [1, 2, 3, 4, 5]

const isEmpty = (suggestions: Suggestions) =>
  Object.values(suggestions).every(({ length }) => length === 0)

function Title({ phrase, isLoading }: { phrase: string | null; isLoading: boolean }) {
  if (isLoading) return <FormattedMessage tagName="span" id="search.loading" />
  if (phrase === null) return <FormattedMessage tagName="span" id="search.popular" />
  return <FormattedMessage tagName="span" id="search.heading" values={{ phrase }} />
}

const NoSuggestions = ({ phrase }: { phrase: string }) => (
  <div className="none">
    <FormattedMessage tagName="span" id="search.noSuggestions" values={{ phrase }} />
    <div className="quiet">
      <FormattedMessage id="search.advice" />
    </div>
  </div>
)

interface ProductsProps {
  id: string
  products: readonly SuggestedProduct[]
  context: OptionContext
}

function Products({ id, products, context }: ProductsProps) {
  const href = useHref()
  return products.map(({ id: productId, name, path, picture, price, kind }) => (
    <Option
      key={productId}
      id={`${id}-${productId}`}
      href={href(path)}
      className="product"
      context={context}
    >
      {picture ? (
        <img src={picture.link} alt="" width={320} height={400} decoding="async" />
      ) : (
        <span className="picture">
          <Icon name="bag" />
        </span>
      )}
      <span className="words">
        <MatchedText text={name} phrase={context.phrase} />
        <PriceText of={productId} price={price} isFloor={kind === 'set'} />
      </span>
    </Option>
  ))
}

function ViewAll({ id, context }: { id: string; context: OptionContext }) {
  const href = useHref()
  const search = useSearchHref()
  const { phrase } = context
  if (phrase === null) {
    return (
      <Option id={id} href={href(routes.search.href({}))} className="all" context={context}>
        <FormattedMessage id="search.viewAll" />
      </Option>
    )
  }
  return (
    <Option id={id} href={search(phrase)} searched={phrase} className="all" context={context}>
      <FormattedMessage tagName="span" id="search.viewAllFor" values={{ phrase }} />
    </Option>
  )
}

const ProductSkeleton = () => (
  <div className="product">
    <Skeleton className="picture" />
    <span className="words">
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </span>
  </div>
)

interface SuggestedLinksProps {
  id: string
  suggestions: Suggestions | undefined
  /** Shown before anything is typed. */
  recent: readonly string[]
  context: OptionContext
}

/** Phrases to search for, categories and pages. */
export function SuggestedLinks({ id, suggestions, recent, context }: SuggestedLinksProps) {
  const href = useHref()
  const search = useSearchHref()
  const { phrases = [], categories = [], pages = [] } = suggestions ?? {}
  const isTyped = context.phrase !== null
  const linkTo = (phrase: string) => ({ name: phrase, href: search(phrase), searched: phrase })

  return (
    <div className="links">
      <Links
        id={`${id}-recent`}
        title={<FormattedMessage tagName="span" id="search.recent" />}
        links={isTyped ? [] : recent.map(linkTo)}
        context={context}
      />
      {!suggestions && LINK_SKELETONS.map((row) => <LinkSkeleton key={row} />)}
      <Links
        id={`${id}-phrases`}
        title={
          <FormattedMessage
            tagName="span"
            id={isTyped ? 'search.suggestions' : 'search.popularSearches'}
          />
        }
        className={isTyped ? undefined : 'pills'}
        links={phrases.map(linkTo)}
        context={context}
      />
      <Links
        id={`${id}-categories`}
        title={<FormattedMessage tagName="span" id="search.categories" />}
        links={categories.map(({ name, path }) => ({ name, href: href(path) }))}
        context={context}
      />
      <Links
        id={`${id}-pages`}
        title={<FormattedMessage tagName="span" id="search.pages" />}
        links={pages}
        context={context}
      />
    </div>
  )
}

const LINK_SKELETONS = [1, 2, 3, 4]

const LinkSkeleton = () => (
  <div className="line">
    <Skeleton shape="line" />
  </div>
)

interface LinksProps {
  id: string
  title: ReactNode
  className?: 'pills' | undefined
  links: readonly { name: string; href: string; searched?: string }[]
  context: OptionContext
}

function Links({ id, title, className, links, context }: LinksProps) {
  if (links.length === 0) return null
  return (
    <OptionGroup id={id} title={title} className={className}>
      {links.map(({ name, href, searched }, index) => (
        <Option key={name} id={`${id}-${index}`} href={href} searched={searched} context={context}>
          <MatchedText text={name} phrase={context.phrase} />
        </Option>
      ))}
    </OptionGroup>
  )
}
