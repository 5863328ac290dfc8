import { experiments } from '#shop/experiments.ts'
import * as features from '#shop/features.ts'
import { agentCookies } from '#shared/agents/storage.ts'
import {
  chosenVariantsIn,
  EXPERIMENTS_SCOPE,
  formatChosen,
  type ChosenVariants,
} from '#shared/analytics/chosen-variants.ts'
import { analyticsCookies } from '#shared/analytics/storage.ts'
import { variantsOf, type Experiment } from '#shared/experiments.ts'
import type { Catalog } from '#shared/catalog.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import type { RequestContext } from '../config/env.ts'
import { visitorOf } from '../visitor/visitor.ts'
import type { PageTarget, PageVariant } from './page-target.ts'
import { pickVariant } from './pick-variant.ts'
import { withReplacedContent } from './replace-content.ts'

/** Serves a document in the variant that the visitor has been given before, or is given now. */
export async function serveInVariant(
  context: RequestContext,
  matched: PageTarget,
  serve: (target: PageTarget) => Promise<Response>,
): Promise<Response> {
  const chosen = chooseVariants(context)
  const target = inVariant(matched, context, chosen)
  const response = await serve(target)
  const setsCookie = keepChosen(context, response.headers, chosen)
  const isForAnyone = !setsCookie && target.variant?.isOriginal !== false
  if (!isForAnyone) response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

/** The target of a navigation, which chooses no variant. */
export const inVariantOfVisitor = (target: PageTarget, context: RequestContext) =>
  inVariant(target, context, chosenBy(context))

/** The catalog with the content of the visitor's variants on any page of the site, for reads of the browser. */
export function inVariantsOfVisitor(catalog: Catalog, context: RequestContext): Catalog {
  const chosen = chosenBy(context)
  if (!chosen) return catalog
  const shown = experimentsOn(context.site).map((experiment) => variantIn(experiment, chosen))
  return withReplacedContent(catalog, {
    slots: Object.assign({}, ...shown.map(({ slots }) => slots)),
    assets: Object.assign({}, ...shown.map(({ assets }) => assets)),
  })
}

/** The target in the chosen variant, if an experiment runs on its page. */
function inVariant(
  target: PageTarget,
  { site }: RequestContext,
  chosen: ChosenVariants | null,
): PageTarget {
  const experiment = experimentsOn(site).find(({ page }) => page === target.key)
  return experiment ? { ...target, variant: variantIn(experiment, chosen) } : target
}

/** The variants in the visitor's cookie. Null for visitors who take no part. */
const chosenBy = (context: RequestContext): ChosenVariants | null =>
  takesPart(context) ? chosenVariantsIn(context.request.headers.get('cookie')) : null

/** Chooses a variant of every experiment of the site, on the visitor's first document with consent. Others stay as they are. */
function chooseVariants(context: RequestContext): ChosenVariants | null {
  if (!takesPart(context)) return null
  const cookies = context.request.headers.get('cookie')
  const known = chosenVariantsIn(cookies) ?? new Map<string, string>()
  const missing = experimentsOn(context.site).filter(({ id }) => !known.has(id))
  const running = [...known].filter(([id]) => experiments.some((each) => each.id === id))
  if (missing.length === 0 && running.length === known.size) return known
  const added = missing.flatMap((experiment): [string, string][] => {
    const variant = pickVariant(variantsOf(experiment), randomPosition())
    return variant ? [[experiment.id, variant.name]] : []
  })
  return new Map([...running, ...added])
}

/**
 * Makes the choice last, or removes it once the visitor has withdrawn their consent.
 *
 * @returns whether the response now sets a cookie
 */
function keepChosen(
  context: RequestContext,
  headers: Headers,
  chosen: ChosenVariants | null,
): boolean {
  const cookies = context.request.headers.get('cookie')
  const kept = readCookie(cookies, analyticsCookies.experiments, EXPERIMENTS_SCOPE)
  if (!chosen && kept === null) return false
  const { consent } = visitorOf(context)
  const isWithdrawn = !consent.includes(analyticsCookies.experiments.group)
  const value = chosen ? formatChosen(chosen) || null : isWithdrawn ? null : kept
  if (value === kept) return false
  setCookie(headers, analyticsCookies.experiments, { ...EXPERIMENTS_SCOPE, value, consent })
  return true
}

/** Agents who act for a customer are no visitors. */
function takesPart(context: RequestContext) {
  return (
    visitorOf(context).consent.includes(analyticsCookies.experiments.group) && !isAgent(context)
  )
}

function isAgent({ request, site, config }: RequestContext) {
  const scope = { site: site.id, prefix: config.session.cookiePrefix }
  return (
    features.agents && readCookie(request.headers.get('cookie'), agentCookies.agent, scope) !== null
  )
}

const experimentsOn = ({ id }: RequestContext['site']) =>
  experiments.filter(({ sites }) => sites?.includes(id) ?? true)

/** The chosen variant. The original without a choice, or if the choice is none that is declared. */
function variantIn({ id, variants }: Experiment, chosen: ChosenVariants | null): PageVariant {
  const [original, ...others] = variants
  const wanted = chosen?.get(id)
  const other = others.find((each) => each?.name === wanted)
  const { name, slots, assets } = { slots: {}, assets: {}, ...(other ?? original) }
  return { experiment: id, variant: name, isOriginal: !other, slots, assets }
}

/** A random number in [0, 1). */
const randomPosition = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
