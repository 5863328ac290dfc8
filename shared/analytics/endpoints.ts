import type * as v from 'valibot'

import { repeatablePost } from '../http/endpoint.ts'
import type { Visit, VisitAnswer } from './analytics.ts'
import type { PageDecision, PersonalizationEvents } from './personalization.ts'

export const visitEndpoints = {
  startVisit: repeatablePost<Visit, VisitAnswer>('/visits'),
}

export const personalizationEndpoints = {
  /** Sends the view of a page, with its slots, and gets the decision for it. Other events are sent by beacon. */
  decidePage: repeatablePost<v.InferInput<typeof PersonalizationEvents>, PageDecision>(
    '/personalization/events',
  ),
}

/** The paths below `/api` of what is sent by beacon. */
export const ACTIVITIES_PATH = '/activities'
export const PAGE_VIEWS_PATH = '/page-views'
export const TAG_EVENTS_PATH = '/tag-events'
