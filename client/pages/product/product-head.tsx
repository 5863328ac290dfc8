import { productJson } from '../../features/product/product-json.ts'
import { useBreadcrumbJson } from '../../features/shell/use-breadcrumb-json.ts'
import { useFrame } from '../../frame/frame-context.ts'
import { useHref } from '../../frame/link.ts'
import { PageHead } from '../../frame/page-head.tsx'
import type { Product } from '#shared/contract/product.ts'
import type { Locale } from '#shared/site/site.ts'

/** A product is known by the address without a choice, in whatever language its slug is written. */
export function ProductHead({ product }: { product: Product }) {
  const href = useHref()
  const { publicOrigin, locale } = useFrame()
  const { id, name, path, pageTitle, pageDescription, pictures } = product
  const trail = useBreadcrumbJson(product.breadcrumbs, { name, path })
  const urlOfChoice = (values: Record<string, string>) =>
    publicOrigin + href(path, String(new URLSearchParams(values)))
  // The slug of another language is not known here; its page leads on from the bare id.
  const pathIn = (other: Locale) => (other.slice(0, 2) === locale.slice(0, 2) ? path : `/p/${id}`)

  return (
    <PageHead
      title={pageTitle ?? name}
      description={pageDescription}
      canonical={{ path }}
      pathIn={pathIn}
      image={pictures[0]?.link ?? null}
      jsonLd={[productJson({ product, url: publicOrigin + href(path), urlOfChoice }), trail]}
    />
  )
}
