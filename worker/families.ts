import { FAMILIES, LOGIN_FAMILIES, SHOPPER_FAMILIES } from './commerce/families.ts'
import { newsletterFamilies } from './newsletter/upstream.ts'
import { wishListFamilies } from './wish-list/upstream.ts'

/** Every API family, for documentation and checks. A request names its family itself. */
export const families = {
  ...FAMILIES,
  ...SHOPPER_FAMILIES,
  ...LOGIN_FAMILIES,
  ...newsletterFamilies,
  ...wishListFamilies,
}
