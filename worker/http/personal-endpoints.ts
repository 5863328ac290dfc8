import { factory } from '../config/env.ts'
import type { OpenEdge, PublicEdge } from './edge.ts'
import { endpoints } from './endpoints.ts'
import { personal } from './personal.ts'
import { respondWithProblem } from './problems.ts'

/** An app for one shopper's own data, of a capability whose endpoints are not declared in `shared/`. */
export const createPersonalApi = (openEdge: OpenEdge<PublicEdge>) =>
  endpoints(
    factory
      .createApp()
      .use(...personal(openEdge))
      .onError((error, c) => respondWithProblem(error, c)),
  )
