import { useIntl } from 'react-intl'

import { lineLinkId } from '../../features/bag/bag-line-item.tsx'
import { EmptyBag } from '../../features/bag/empty-bag.tsx'
import { FilledBag } from '../../features/bag/filled-bag.tsx'
import { bagQuery } from '../../features/bag/queries.ts'
import { useBag } from '../../features/bag/use-bag.ts'
import { useFocusAfterRemoval } from '../../features/bag/use-focus-after-removal.ts'
import { PageHead } from '../../app/page-head.tsx'
import { Page } from '../../ui/layout.tsx'
import { definePersonalPage } from '../page.ts'

export const cartPage = definePersonalPage({
  async load({ shopper, queryClient }) {
    await queryClient.query(bagQuery(shopper))
  },
  Component: Cart,
})

function Cart() {
  const intl = useIntl()
  const { bag, pending } = useBag()
  const onRemove = useFocusAfterRemoval(bag.lines, lineLinkId)
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.cart' })} noindex />
      {bag.lines.length > 0 ? (
        <FilledBag bag={bag} pending={pending} onRemove={onRemove} />
      ) : (
        <EmptyBag />
      )}
    </Page>
  )
}
