import * as v from 'valibot'

import { AssetId } from '#shared/content/content.ts'

/** The terms of the loyalty program. */
export const TERMS = v.parse(AssetId, 'loyalty-terms-and-information')
