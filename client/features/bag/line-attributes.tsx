import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'

/** The chosen variant's attributes. */
export function LineAttributes({ attributes }: Pick<BagLine, 'attributes'>) {
  if (attributes.length === 0) return null
  return (
    <ul className="attributes">
      {attributes.map(({ name, value }, index) => (
        <li key={`${name}:${value}`}>
          {name ? (
            <FormattedMessage
              tagName="span"
              id="product.chosen"
              values={{ attribute: name, value }}
            />
          ) : (
            <span>{value}</span>
          )}
          {index < attributes.length - 1 && <span>{', '}</span>}
        </li>
      ))}
    </ul>
  )
}
