import { factory } from '../env.ts'
import { endpoints } from '../http/endpoints.ts'
import { personal } from '../http/personal.ts'
import { respondWithProblem } from '../middleware/problems.ts'
import { openShopper } from '../shopper/open-shopper.ts'

/** An app for one shopper's own data, of a capability whose endpoints are not declared in `shared/`. */
export const createPersonalApi = () =>
  endpoints(
    factory
      .createApp()
      .use(...personal(openShopper))
      .onError((error, c) => respondWithProblem(error, c)),
  )
