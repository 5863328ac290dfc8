import * as v from 'valibot'

import { sites } from './sites.ts'

/** The id of a site in a request's body. */
export const SiteIdField = v.picklist(sites.map(({ id }) => id))
