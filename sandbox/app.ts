import { availability } from './availability/availability.ts'
import { baskets } from './baskets/baskets.ts'
import { classic } from './classic/classic.ts'
import { content } from './content/routes.ts'
import { urlMapping } from './seo/url-mapping.ts'
import { configurations } from './configurations/configurations.ts'
import { consents } from './consents/consents.ts'
import { contexts } from './contexts/contexts.ts'
import { customApis } from './custom-apis/custom-apis.ts'
import { deliveryEstimates } from './delivery-estimates/delivery-estimates.ts'
import { customers } from './customers/customers.ts'
import { productListRoutes } from './customers/product-lists/product-list-routes.ts'
import { publicListRoutes } from './customers/product-lists/public-lists.ts'
import { description } from './description/description.ts'
import { factory } from './platform/env.ts'
import { experience } from './experience/experience.ts'
import { giftCertificates } from './gift-certificates/gift-certificates.ts'
import { installedApis } from './instance/custom-apis.ts'
import { definedAttributes } from './instance/custom-attributes.ts'
import { limitBody } from './platform/limit-body.ts'
import { orders } from './orders/orders.ts'
import { outbox } from './outbox/outbox.ts'
import { parcels } from './orders/parcel-page.ts'
import { payments } from './payments/payments.ts'
import { plainPictures } from './pictures/plain-pictures.ts'
import { pictures } from './pictures/routes.ts'
import { resourceNotFound, respondWithProblem } from './platform/problems.ts'
import { categories } from './products/categories.ts'
import { products } from './products/products.ts'
import { promotions } from './promotions/promotions.ts'
import { receive } from './platform/prepare-request.ts'
import { search } from './search/search.ts'
import { reviewPictures } from './services/reviews/review-photos.ts'
import { services } from './services/services.ts'
import { shopperPayments } from './shopper-payments/shopper-payments.ts'
import { slas } from './slas/slas.ts'
import { stores } from './stores/stores.ts'
import { faults } from './test-control/fault-middleware.ts'
import { countRequests } from './test-control/quotas.ts'
import { testControl } from './test-control/test-control.ts'

/** The life of a request, top to bottom: one line per API family. */
export const app = factory
  .createApp()
  .use(receive)
  .use(limitBody)
  .use(faults)
  .use(countRequests)
  .use('/custom/*', installedApis)
  .use(definedAttributes)
  .route('/', description)
  .route('/', slas)
  .route('/', products)
  .route('/', categories)
  .route('/', availability)
  .route('/', deliveryEstimates)
  .route('/', search)
  .route('/', promotions)
  .route('/', baskets)
  .route('/', orders)
  .route('/', shopperPayments)
  .route('/', publicListRoutes)
  .route('/', productListRoutes)
  .route('/', customers)
  .route('/', giftCertificates)
  .route('/', stores)
  .route('/', contexts)
  .route('/', configurations)
  .route('/', consents)
  .route('/', experience)
  .route('/', customApis)
  .route('/', content)
  .route('/', urlMapping)
  .route('/', services)
  .route('/pictures/reviews', reviewPictures)
  .use('/pictures/*', plainPictures)
  .route('/pictures', pictures)
  .route('/payments/v1', payments)
  .route('/outbox', outbox)
  .route('/parcels', parcels)
  .route('/', classic)
  .route('/test-control', testControl)
  .notFound((c) => respondWithProblem(resourceNotFound(), c))
  .onError(respondWithProblem)
