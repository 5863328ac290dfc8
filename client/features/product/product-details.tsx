import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { assetId } from '#shared/http/ids.ts'
import type { AssetId } from '#shared/content/content.ts'
import type { TrustedHtml } from '#shared/text/html.ts'
import type { Product } from '#shared/product/product.ts'
import { SIZE_GUIDE } from '#shared/product/product-assets.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { Deferred } from '../../app/deferred.tsx'
import { ServerMarkup } from '../../app/server-markup.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Prose } from '../../ui/text.tsx'
import { ArrivalPlace } from '../arrival/arrival-place.tsx'
import { assetsQuery } from '../catalog/queries.ts'
import { IngredientsDetail } from '../../reviews/ingredients.tsx'
import { SizeGuide } from './size-guide.tsx'

const RETURNS_ASSET = assetId('returns-exchanges')
const SIZE_GUIDE_ASSET = assetId(SIZE_GUIDE)

/** Further details; sections without content are left out. */
export function ProductDetails({ product }: { product: Product }) {
  const { fragrance, overview, usage } = product.details
  return (
    <div>
      <ArrivalPlace product={product} />
      {fragrance && <HtmlDetail title="product.fragrance" html={fragrance} isOpen />}
      {overview && <HtmlDetail title="product.overview" html={overview} isOpen={!fragrance} />}
      {usage && <HtmlDetail title="product.usage" html={usage} />}
      <MoreInfo product={product} />
      {product.upc && <IngredientsDetail upc={product.upc} />}
      <Texts hasSizes={hasSizes(product)} />
    </div>
  )
}

/** Also those of a set's members, which are chosen on its page. */
const hasSizes = ({ variationAttributes, members }: Product) =>
  [...variationAttributes, ...members.flatMap(({ product }) => product.variationAttributes)].some(
    ({ id }) => id === 'size',
  )

interface DetailProps {
  title: FormatjsIntl.Message['ids']
  isOpen?: boolean
  /** Everything that `children` are made of. */
  data: unknown
  children: ReactNode
}

function Detail({ title, isOpen = false, data, children }: DetailProps) {
  return (
    <ServerMarkup as={Disclosure} open={isOpen} data={[title, data]}>
      {() => (
        <>
          <summary>
            <FormattedMessage tagName="span" id={title} />
          </summary>
          <div className="inside">{children}</div>
        </>
      )}
    </ServerMarkup>
  )
}

type HtmlDetailProps = Pick<DetailProps, 'title' | 'isOpen'> & { html: TrustedHtml }

const HtmlDetail = ({ html, ...props }: HtmlDetailProps) => (
  <Detail {...props} data={html}>
    <Prose>
      <Html html={html} />
    </Prose>
  </Detail>
)

function MoreInfo({ product }: { product: Product }) {
  const { form, size, details } = product
  if (!form && !size && !details.candleSafety) return null
  return (
    <Detail title="product.moreInfo" data={[form, size, details.candleSafety]}>
      <Prose>
        {(form ?? size) && (
          <table>
            <tbody>
              {form && (
                <Fact name={<FormattedMessage tagName="span" id="product.form" />} value={form} />
              )}
              {size && (
                <Fact name={<FormattedMessage tagName="span" id="product.size" />} value={size} />
              )}
            </tbody>
          </table>
        )}
        {details.candleSafety && <Html html={details.candleSafety} />}
      </Prose>
    </Detail>
  )
}

function Fact({ name, value }: { name: ReactNode; value: string }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  )
}

/** The same for every product and not needed to choose one, so it is deferred. */
function Texts({ hasSizes }: { hasSizes: boolean }) {
  const catalog = useCatalog()
  const ids = hasSizes ? [RETURNS_ASSET, SIZE_GUIDE_ASSET] : [RETURNS_ASSET]
  return (
    <Deferred query={assetsQuery(catalog, ids)} fallback={null}>
      {(assets) => {
        const bodyOf = (wanted: AssetId) => assets.find(({ id }) => id === wanted)?.body
        const returns = bodyOf(RETURNS_ASSET)
        const guide = bodyOf(SIZE_GUIDE_ASSET)
        return (
          <>
            {returns && <HtmlDetail title="product.returns" html={returns} />}
            {guide && <SizeGuide html={guide} />}
          </>
        )
      }}
    </Deferred>
  )
}
