import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { AssetId } from '#shared/content/content.ts'
import { assetId } from '#shared/http/ids.ts'
import { SIZE_GUIDE } from '#shared/product/product-assets.ts'
import type { Product } from '#shared/product/product.ts'
import type { TrustedHtml } from '#shared/text/html.ts'

import { useCatalog } from '../kit/app-context.ts'
import { assetsQuery } from '../content/queries.ts'
import { Deferred } from '../kit/deferred.tsx'
import { actionProps } from '../kit/document-actions.ts'
import { Html } from '../kit/html.tsx'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { IngredientsDetail } from './ingredients.tsx'
import { ArrivalBox } from '../ui/arrival.tsx'
import { Button } from '../ui/button.tsx'
import { Popover } from '../ui/callout.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { Heading, Prose } from '../ui/text.tsx'

const RETURNS_ASSET = assetId('returns-exchanges')
const SIZE_GUIDE_ASSET = assetId(SIZE_GUIDE)

/** Further details; sections without content are left out. */
export function ProductDetails({ product }: { product: Product }) {
  const { highlights, overview, usage } = product.details
  return (
    <div>
      <ArrivalPlace product={product} />
      {highlights && <HtmlDetail title="product.highlights" html={highlights} isOpen />}
      {overview && <HtmlDetail title="product.overview" html={overview} isOpen={!highlights} />}
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
  if (!form && !size && !details.moreInfo) return null
  return (
    <Detail title="product.moreInfo" data={[form, size, details.moreInfo]}>
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
        {details.moreInfo && <Html html={details.moreInfo} />}
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

/** The room for the day of arrival, which depends on the visitor and comes after hydration. */
function ArrivalPlace({
  product,
}: {
  product: Pick<Product, 'availability' | 'pickup' | 'isVirtual'>
}) {
  const isHad = product.availability.status !== 'sold-out' || product.pickup !== null
  return isHad && !product.isVirtual && <ArrivalBox data-arrival="" />
}

/** The size guide. Its button opens it as a popover, and as a modal dialog once the code that loads late is there. */
function SizeGuide({ html }: { html: TrustedHtml }) {
  const intl = useIntl()
  return (
    <Popover as="dialog" id={SIZE_GUIDE} popover="auto" aria-labelledby={`${SIZE_GUIDE}-heading`}>
      <div className="head">
        <Heading id={`${SIZE_GUIDE}-heading`} size="heading">
          <FormattedMessage id="product.sizeGuide" />
        </Heading>
        <Button
          type="button"
          tone="icon"
          popoverTarget={SIZE_GUIDE}
          popoverTargetAction="hide"
          {...actionProps('toggleSizeGuide')}
          aria-label={intl.formatMessage({ id: 'product.closeDetails' })}
        >
          <Icon name="close" />
        </Button>
      </div>
      <Prose>
        <Html html={html} />
      </Prose>
    </Popover>
  )
}
