import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { GiftForm } from '../gift-cards/gift-form.tsx'
import { PriceText } from '../kit/money/price-text.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { contentCode } from './content-code.ts'

/** The names of a gift card, its description and its form (spec 2 §2, "Gift card page"). */
export function GiftCardDecision({ product }: { product: Product }) {
  const { id, name, isVirtual, price, shortDescription } = product
  return (
    <>
      <div className="names">
        <Heading as="h1">
          {isVirtual ? <FormattedMessage tagName="span" id="giftCard.virtualHeading" /> : name}
        </Heading>
        {isVirtual && <p className="what">{name}</p>}
      </div>
      <div className="prices">
        <PriceText price={price} size="page" />
      </div>
      {shortDescription && (
        <ServerMarkup key={`${id} in short`} as="div">
          {() => (
            <LazyPart code={contentCode}>
              {({ ProductSummary }) => <ProductSummary product={product} />}
            </LazyPart>
          )}
        </ServerMarkup>
      )}
      <GiftForm product={product} />
      <WaysOn isVirtual={isVirtual} />
      <ServerMarkup key={id} as="div">
        {() => (
          <LazyPart code={contentCode}>
            {({ ProductDetails }) => <ProductDetails product={product} />}
          </LazyPart>
        )}
      </ServerMarkup>
    </>
  )
}

/** The pages of content about both kinds of cards (spec 2 §2). */
const INFO = {
  posted: '/cards-more-info/gc-learn-more.html',
  mailed: '/cards-more-info/gc-e-learn-more.html',
}

function WaysOn({ isVirtual }: { isVirtual: boolean }) {
  const href = useHref()
  return (
    <Text size="small">
      <a href={href(isVirtual ? INFO.mailed : INFO.posted)}>
        <FormattedMessage id="giftCard.learnMore" />
      </a>
      <br />
      <a href={href(routes.giftCardBalance.href({}))}>
        <FormattedMessage id="giftCard.checkBalance" />
      </a>
    </Text>
  )
}
