import { FormattedMessage, useIntl } from 'react-intl'

import { actions } from '#shared/actions.ts'
import type { BonusChoice } from '#shared/bag/bag.ts'

import { useHref } from '../../app/link.ts'
import { BonusPanel } from '../../ui/bonus.tsx'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/text.tsx'
import { HiddenFields } from '../actions/hidden-fields.tsx'
import { useRejectedForm } from '../actions/use-rejected-form.ts'
import { problemMessage } from './problem-message.ts'

/** The free products of a promotion, of which the shopper chooses some. Each is a plain form. */
export function BonusChoices({ choice }: { choice: BonusChoice }) {
  const intl = useIntl()
  const href = useHref()
  const { id, left, products } = choice
  const refused = useRejectedForm('chooseBonus', { choiceId: id })
  const messageId = refused && problemMessage('chooseBonus', refused.problem)
  const headingId = `choice-${id}`
  return (
    <BonusPanel aria-labelledby={headingId}>
      <Heading as="h2" size="small" id={headingId}>
        <FormattedMessage tagName="span" id="bag.bonusHeading" values={{ count: left }} />
      </Heading>
      {messageId && (
        <p className="error" role="alert">
          <FormattedMessage tagName="span" id={messageId} />
        </p>
      )}
      <ul>
        {products.map(({ productId, name, picture }) => (
          <li key={productId}>
            <span>{picture && <img src={picture.link} alt="" width={320} height={400} />}</span>
            <form method="post" action={href(actions.chooseBonus.path)}>
              <HiddenFields fields={{ choiceId: id, productId }} />
              <span>{name}</span>
              <Button
                type="submit"
                aria-label={intl.formatMessage({ id: 'bag.bonusChooseNamed' }, { name })}
              >
                <FormattedMessage id="bag.bonusChoose" />
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </BonusPanel>
  )
}
