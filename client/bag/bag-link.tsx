import { useState, type PointerEvent } from 'react'
import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { LazyPart } from '../kit/lazy-part.tsx'
import { useHref } from '../kit/link.ts'
import { useSession } from '../kit/session.ts'
import { Icon } from '../ui/icon.tsx'
import { BagArea, ToolLink } from '../ui/site-header.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const miniCart = lazyCode(async () => (await import('./mini-cart.tsx')).MiniCart)

const LINK_ID = 'bag-link'

/** These pages show the bag itself. */
const WITHOUT_MINI_CART = /^\/(cart|checkout)\b/

/** The link to the bag; its count arrives with the session. Mouse and keyboard open the mini cart. */
export function BagLink() {
  const intl = useIntl()
  const href = useHref()
  const session = useSession()
  const [isWanted, want] = useState(false)
  const { path } = useShop()
  const count = session?.bagCount ?? 0

  return (
    <BagArea
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && want(true)}
      onFocus={() => want(true)}
    >
      <ToolLink id={LINK_ID} href={href(routes.cart.href({}))}>
        <Icon name="bag" />
        <VisuallyHidden>
          {session
            ? intl.formatMessage({ id: 'bag.count' }, { count })
            : intl.formatMessage({ id: 'bag.label' })}
        </VisuallyHidden>
        {count > 0 && (
          <span className="count" aria-hidden="true">
            {intl.formatNumber(count)}
          </span>
        )}
      </ToolLink>
      {isWanted && count > 0 && !WITHOUT_MINI_CART.test(path) && (
        <LazyPart code={miniCart}>{(MiniCart) => <MiniCart linkId={LINK_ID} />}</LazyPart>
      )}
    </BagArea>
  )
}
