import { FormattedMessage } from 'react-intl'

import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import type { Checkout, ChooseShippingMethod, ShippingMethod } from '#shared/checkout/checkout.ts'
import { actions } from '#shared/actions.ts'

import { ArrivalDays } from '../../features/checkout/arrival-days.tsx'
import { FormError } from '../../features/checkout/form-error.tsx'
import { HiddenFields } from '../../features/actions/hidden-fields.tsx'
import { SubmitButton } from '../../features/checkout/submit-button.tsx'
import { useCheckoutForm, type Parsed } from '../../features/checkout/use-checkout-form.ts'
import { useMoney } from '../../features/money/use-money.ts'
import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { ChoiceCards, FormActions, FormBody, Notice } from '../../ui/form.tsx'
import { Heading } from '../../ui/text.tsx'

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
          action={href(actions.chooseShippingMethod.path)}
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
