import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { changeBasket } from './call-basket.ts'
import { GiftCertificateBody, NewGiftCertificateBody } from './contents/gift-certificate-items.ts'
import { BASKET } from './paths.ts'

const ITEMS = `${BASKET}/gift-certificate-items` as const
const ITEM = `${ITEMS}/:giftCertificateItemId` as const

export const giftCertificateRoutes = factory
  .createApp()
  .post(ITEMS, async (c) =>
    changeBasket(c, {
      name: 'addGiftCertificate',
      payload: await readBody(c, NewGiftCertificateBody),
    }),
  )
  .all(ITEMS, only('POST'))
  .patch(ITEM, async (c) => {
    const body = await readBody(c, GiftCertificateBody)
    const payload = { giftCertificateItemId: c.req.param('giftCertificateItemId'), body }
    return changeBasket(c, { name: 'updateGiftCertificate', payload })
  })
  .delete(ITEM, (c) =>
    changeBasket(c, {
      name: 'removeGiftCertificate',
      payload: { giftCertificateItemId: c.req.param('giftCertificateItemId') },
    }),
  )
  .all(ITEM, only('PATCH', 'DELETE'))
