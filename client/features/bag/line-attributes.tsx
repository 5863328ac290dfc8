import { useIntl } from 'react-intl'

import type { BagLine } from '#shared/bag/bag.ts'

/** The chosen variant's attributes. */
export function LineAttributes({ attributes }: Pick<BagLine, 'attributes'>) {
  const intl = useIntl()
  const texts = attributes.map(({ name, value }) =>
    name ? intl.formatMessage({ id: 'product.chosen' }, { attribute: name, value }) : value,
  )
  return texts.length > 0 && <p className="attributes">{texts.join(', ')}</p>
}
