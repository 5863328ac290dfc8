import { productJson } from '../../features/product/product-json.ts'
import { useBreadcrumbJson } from '../../features/shell/use-breadcrumb-json.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { PageHead } from '../../app/page-head.tsx'
import type { Product } from '#shared/contract/product.ts'
import type { Locale } from '#shared/site/site.ts'

/** The canonical URL has no choice in its query, and its slug differs between languages. */
export function ProductHead({ product }: { product: Product }) {
  const href = useHref()
  const { publicOrigin } = useAppContext()
  const { name, path, paths, pageTitle, pageDescription, pictures } = product
  const trail = useBreadcrumbJson(product.breadcrumbs, { name, path })
  // Search engines read the document, so the browser's bundle leaves this out.
  const json =
    import.meta.env.PROD && !import.meta.env.SSR
      ? {}
      : productJson({
          product,
          url: publicOrigin + href(path),
          urlOfChoice: (values) => publicOrigin + href(path, String(new URLSearchParams(values))),
        })
  const pathIn = (other: Locale) => paths[other] ?? null

  return (
    <PageHead
      title={pageTitle ?? name}
      description={pageDescription}
      canonical={{ path }}
      pathIn={pathIn}
      picture={pictures[0] ?? null}
      type="product"
      jsonLd={[json, trail]}
    />
  )
}
