import { FormattedMessage, useIntl } from 'react-intl'

import type { ChoiceLooks } from '#shared/listing/shop-catalog.ts'
import { SIZE_GUIDE } from '#shared/product/product-assets.ts'
import type { ProductId, SetMember, VariationAttribute } from '#shared/product/product.ts'
import { choiceLooks } from '#shop/choice-looks.ts'

import { useShop } from '../kit/app-context.ts'
import { actionProps } from '../kit/document-actions.ts'
import { useRejectedForm } from '../kit/forms/use-rejected-form.ts'
import { useHref } from '../kit/link.ts'
import { canChoose, type Choice, choiceQuery, openAttributes } from './choice.ts'
import { Choices } from './look.tsx'

interface VariationChoicesProps {
  product: SetMember
  choice: Choice
  /** The page on which the choice is made, if it is not the product's own. */
  path?: string
  /** The query of that page with a value chosen. */
  queryOf?: typeof choiceQuery
}

const LOOKS: ChoiceLooks = { color: 'circles', ...choiceLooks }

/** The group of an attribute's values, which gets the focus if its choice is missing. */
export const choiceGroupId = (product: ProductId, attribute: VariationAttribute['id']) =>
  `choose-${product}-${attribute}`

/**
 * Every value is a link to the product with that value chosen, so each choice has a URL. The first open choice is
 * asked for at its group.
 */
export function VariationChoices({
  product,
  choice,
  path = product.path,
  queryOf = choiceQuery,
}: VariationChoicesProps) {
  const refused = useRejectedForm('addToBag', { productId: product.id })
  const [open] = openAttributes(product, choice)
  return product.variationAttributes.map((attribute) => {
    const { id, name, values } = attribute
    const groupId = choiceGroupId(product.id, id)
    const isAsked = open === attribute && product.availability.status !== 'sold-out'
    const chosen = values.find(({ value }) => value === choice[id])
    return (
      <Choices
        key={id}
        id={groupId}
        look={LOOKS[id] ?? 'squares'}
        tabIndex={-1}
        aria-describedby={isAsked ? `${groupId}-missing` : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a document about a missing choice starts with it
        autoFocus={isAsked && refused !== null}
      >
        <legend>
          {chosen ? (
            <FormattedMessage
              tagName="span"
              id="product.chosen"
              values={{ attribute: name, value: <span className="chosen">{chosen.name}</span> }}
            />
          ) : (
            name
          )}
        </legend>
        {id === 'size' && (
          <button
            type="button"
            className="guide"
            popoverTarget={SIZE_GUIDE}
            {...actionProps('toggleSizeGuide')}
          >
            <FormattedMessage id="product.sizeGuide" />
          </button>
        )}
        {isAsked && (
          <p id={`${groupId}-missing`} className="missing">
            <ChoosePrompt attribute={attribute} />
          </p>
        )}
        <ul>
          {values.map((value) => (
            <li key={value.value}>
              <ChoiceLink {...{ product, choice, path, queryOf, attribute, value }} />
            </li>
          ))}
        </ul>
      </Choices>
    )
  })
}

interface ChoiceLinkProps extends Required<VariationChoicesProps> {
  attribute: VariationAttribute
  value: VariationAttribute['values'][number]
}

function ChoiceLink({ product, choice, attribute, value, path, queryOf }: ChoiceLinkProps) {
  const intl = useIntl()
  const href = useHref()
  const { query } = useShop()
  const isAvailable = canChoose(product, choice, attribute.id, value.value)
  const label = isAvailable
    ? value.name
    : intl.formatMessage({ id: 'product.unavailable' }, { value: value.name })
  const showsName = attribute.id !== 'color' || !value.swatch

  return (
    <a
      href={href(path, queryOf(query, attribute.id, value.value))}
      aria-current={choice[attribute.id] === value.value ? 'true' : undefined}
      aria-label={showsName && isAvailable ? undefined : label}
      title={showsName ? undefined : value.name}
      className={isAvailable ? undefined : 'unavailable'}
      rel="nofollow"
    >
      {value.swatch && (
        <img
          className="swatch"
          loading="lazy"
          src={value.swatch.link}
          alt=""
          width={48}
          height={48}
        />
      )}
      {showsName && <span>{value.name}</span>}
    </a>
  )
}

/** The prompt for an attribute that is not chosen yet. */
const ChoosePrompt = ({ attribute: { id, name } }: { attribute: VariationAttribute }) => (
  <FormattedMessage tagName="span" id="product.choose" values={{ attribute: id, name }} />
)
