import { repeatablePost } from '../http/endpoint.ts'
import type { Dismissal } from './dismissal.ts'

export const dismissalEndpoints = {
  /** Lets the worker remember a closed dialog. */
  dismiss: repeatablePost<Dismissal, void>('/dismissals'),
}
