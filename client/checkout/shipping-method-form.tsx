import { FormattedMessage } from 'react-intl'

import { checkoutActions } from '#shared/checkout/actions.ts'
import type {
  ArrivalDays as Days,
  Checkout,
  ChooseShippingMethod,
  ShippingMethod,
} from '#shared/checkout/checkout.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'

import { useAppContext } from '../kit/app-context.ts'
import { HiddenFields } from '../kit/forms/hidden-fields.tsx'
import { SubmitButton } from '../kit/forms/submit-button.tsx'
import { useHref } from '../kit/link.ts'
import { useMoney } from '../kit/money/use-money.ts'
import { ChoiceCards, FormActions, FormBody, Notice } from '../ui/form.tsx'
import { Heading } from '../ui/text.tsx'
import { FormError } from './form-error.tsx'
import { type Parsed, useCheckoutForm } from './use-checkout-form.ts'

/** The form that the gift message is part of, too. */
export const METHOD_FORM_ID = 'method'

/** The form for the shipping method. The saved method, or else the first one, is preselected. */
export function ShippingMethodForm({ checkout }: { checkout: Checkout }) {
  const appContext = useAppContext()
  const href = useHref()
  const { shippingMethods: methods, shippingMethodId } = checkout
  const { problems, rejection, isBusy, submit } = useCheckoutForm({
    actions: ['chooseShippingMethod'],
    parse: (typed): Parsed<ChooseShippingMethod> => {
      const chosen = methods.find(({ id }) => id === typed['methodId'])
      const message = typed['message']
      return chosen
        ? { input: { methodId: chosen.id, message } }
        : { problems: { methodId: 'choice' } }
    },
    async send(input, idempotencyKey) {
      await appContext.shopper().chooseShippingMethod(input, idempotencyKey)
      location.assign(href(STEP_PATHS.billing))
    },
  })
  const chosen = methods.find(({ id }) => id === shippingMethodId) ?? methods[0]

  return (
    <>
      {rejection && (
        <FormError
          key={rejection.time}
          formError={rejection.formError}
          problems={problems}
          country={appContext.site.country}
        />
      )}
      {chosen ? (
        <FormBody
          id={METHOD_FORM_ID}
          method="post"
          action={href(checkoutActions.chooseShippingMethod.path)}
          onSubmit={submit}
          aria-busy={isBusy}
        >
          <HiddenFields />
          <ChoiceCards id="methodId" tabIndex={-1} aria-labelledby="methods">
            <Heading as="h2" size="small" id="methods">
              <FormattedMessage id="checkout.methods" />
            </Heading>
            {methods.map((method) => (
              <MethodCard key={method.id} method={method} isChosen={method === chosen} />
            ))}
          </ChoiceCards>
          <FormActions>
            <SubmitButton isBusy={isBusy}>
              <FormattedMessage id="checkout.toPayment" />
            </SubmitButton>
          </FormActions>
        </FormBody>
      ) : (
        <Notice>
          <Heading as="h2" size="small">
            <FormattedMessage id="checkout.noMethods" />
          </Heading>
          <p>
            <FormattedMessage id="checkout.noMethodsText" />
          </p>
        </Notice>
      )}
    </>
  )
}

function MethodCard({ method, isChosen }: { method: ShippingMethod; isChosen: boolean }) {
  const money = useMoney()
  const { id, name, description, arrival, arrivalDays, price } = method
  const duration = arrival ?? description
  return (
    <label>
      <input type="radio" name="methodId" value={id} defaultChecked={isChosen} />
      <span>
        <span className="name">{name}</span>
        {arrivalDays && (
          <span className="more">
            <ArrivalDays days={arrivalDays} />
          </span>
        )}
        {duration && <span className="more">{duration}</span>}
      </span>
      <span className="price">
        {price.minorUnits === 0 ? (
          <FormattedMessage tagName="span" id="order.free" />
        ) : (
          money(price)
        )}
      </span>
    </label>
  )
}

/** Between which days an order arrives. Apart from the product's arrival, whose code loads lazily. */
function ArrivalDays({ days: { from, to } }: { days: Days }) {
  return from === to ? (
    <FormattedMessage tagName="span" id="arrival.day" values={{ day: from }} />
  ) : (
    <FormattedMessage tagName="span" id="arrival.days" values={{ from, to }} />
  )
}
