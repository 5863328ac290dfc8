import { bagActions } from '#shared/bag/actions.ts'
import type { SyntheticEvent } from 'react'
import { FormattedMessage } from 'react-intl'

import { FROM_FIELD } from '#shared/http/form-fields.ts'
import type { ProductId } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'

import { performAction } from '../../kit/document-actions.ts'
import { useHref } from '../../kit/link.ts'
import { Button } from '../../ui/button.tsx'
import { BuyRegion } from '../../ui/quantity.tsx'
import { Text } from '../../ui/text.tsx'
import { HiddenFields } from '../../kit/forms/hidden-fields.tsx'
import { shownAddForm } from './add-to-bag-form.tsx'

interface SignInToBuyProps {
  productId: ProductId
  size: 'page' | 'row'
}

/**
 * The form for a product that only customers may buy. The worker adds it at once for those who are signed in, and asks
 * everybody else to sign in.
 */
export function SignInToBuy({ productId, size }: SignInToBuyProps) {
  // The form for customers takes the place of this one as soon as the page knows the customer.
  const buy = () => requestAnimationFrame(() => shownAddForm()?.requestSubmit())
  const askToSignIn = (submit: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget: element, nativeEvent: event } = submit
    if (performAction('signIn', { element, value: '', event, next: buy })) submit.preventDefault()
  }
  const from = routes.productById.href({ productId })
  return (
    <>
      <Text size="small" tone="quiet">
        <FormattedMessage id="bag.membersOnly" />
      </Text>
      <BuyRegion size={size}>
        <form action={useHref()(bagActions.addToBag.path)} method="post" onSubmit={askToSignIn}>
          <HiddenFields fields={{ productId, quantity: 1, [FROM_FIELD]: from }} />
          <Button
            type="submit"
            wide
            tone={size === 'page' ? 'primary' : 'outline'}
            data-buys={size === 'page' ? '' : undefined}
          >
            <FormattedMessage id="bag.signInToBuy" />
          </Button>
        </form>
      </BuyRegion>
    </>
  )
}
