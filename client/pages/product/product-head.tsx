import { chosenVariant, queryOfValues, type Choice } from '../../features/product/choice.ts'
import { picturesFor } from '../../features/product/pictures-for.ts'
import { productJson } from '../../features/product/product-json.ts'
import { useBreadcrumbJson } from '../../features/shell/use-breadcrumb-json.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { PageHead } from '../../app/page-head.tsx'
import type { Product } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'
import type { Locale } from '#shared/site/site.ts'

interface ProductHeadProps {
  product: Product
  choice: Choice
}

/** A variant has a canonical address of its own, with the whole choice. The slug differs between languages. */
export function ProductHead({ product, choice }: ProductHeadProps) {
  const href = useHref()
  const { publicOrigin, site } = useAppContext()
  const { name, path, paths, pageTitle, pageDescription } = product
  const variant = chosenVariant(product, choice)
  const lead = picturesFor(product, choice)[0] ?? null
  const trail = useBreadcrumbJson(product.breadcrumbs, { name, path })
  // Search engines read the document, so the browser's bundle leaves this out.
  const json =
    import.meta.env.PROD && !import.meta.env.SSR
      ? {}
      : productJson({
          product,
          variant,
          pictures: picturesFor(product, choice),
          site,
          home: publicOrigin + href(routes.home.href({})),
          url: publicOrigin + href(path),
          urlOfChoice: (values) => publicOrigin + href(path, queryOfValues(values)),
        })
  const pathIn = (other: Locale) => paths[other] ?? null

  return (
    <PageHead
      title={pageTitle ?? name}
      description={pageDescription}
      canonical={variant ? { path, query: queryOfValues(variant.values) } : { path }}
      pathIn={pathIn}
      picture={lead}
      type="product"
      jsonLd={product.price ? [json, trail] : [trail]}
    />
  )
}
