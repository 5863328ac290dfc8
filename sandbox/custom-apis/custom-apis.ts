import { factory } from '../platform/env.ts'
import { account } from './account/account.ts'
import { basketTransaction } from './basket-transaction.ts'
import { emailSubscription } from './email-subscription.ts'
import { loyalty } from './loyalty/loyalty.ts'
import { loyaltyMembership } from './loyalty/membership.ts'
import { pageViews } from './page-views.ts'
import { productsAvailability } from './products-availability.ts'
import { shippingEstimates } from './shipping-estimates.ts'

/**
 * The custom APIs besides content: loyalty, availability, delivery times, newsletter, the current basket, accounts as
 * a whole and page views.
 */
export const customApis = factory
  .createApp()
  .route('/', account)
  .route('/', loyalty)
  .route('/', loyaltyMembership)
  .route('/', productsAvailability)
  .route('/', shippingEstimates)
  .route('/', emailSubscription)
  .route('/', basketTransaction)
  .route('/', pageViews)
