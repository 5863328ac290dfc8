import type { Context } from 'hono'
import * as v from 'valibot'

import { matchRoute } from '#shared/routes.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { AppEnv, RequestContext } from '../config/env.ts'
import { isolateState } from '../runtime/isolate-memory.ts'

const MAX_REPORTS = 10
/** Violations of one kind are logged once in this time, and at most so many kinds. */
const WINDOW_MS = 60_000
const MAX_KINDS = 10

const text = v.optional(v.string(), '')

/** The body of a request to `report-uri`. */
const UriReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] || report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
    },
  ]),
)

const Violation = v.object({
  documentURL: text,
  effectiveDirective: text,
  blockedURL: v.nullish(v.string(), ''),
  sourceFile: v.nullish(v.string(), ''),
})
type Violation = v.InferOutput<typeof Violation>

/** The body of a request to `report-to` (Reporting API). Reports of other types are left out. */
const ApiReports = v.pipe(
  v.array(v.object({ type: v.string(), body: v.optional(v.unknown()) })),
  v.transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation' && v.is(Violation, body) ? [v.parse(Violation, body)] : [],
    ),
  ),
)

const Body = v.pipe(v.string(), v.parseJson(), v.union([UriReport, ApiReports]))

/** Logs a sample of the violations in a body, without URLs. Anything else is ignored. */
export function logViolations(c: Context<AppEnv>, body: string) {
  const reports = v.safeParse(Body, body)
  if (reports.success) for (const one of reports.output.slice(0, MAX_REPORTS)) logSample(c, one)
}

interface Sample {
  startedAt: number
  kinds: Set<string>
}

const samples = isolateState((): Sample => ({ startedAt: 0, kinds: new Set() }))

function logSample(c: Context<AppEnv>, violation: Violation) {
  const context = c.get('context')
  const kind = kindOf(violation, context)
  if (!kind) return
  const sample = samples(context.memory)
  const now = context.now()
  if (Math.abs(now - sample.startedAt) >= WINDOW_MS) {
    sample.startedAt = now
    sample.kinds.clear()
  }
  const key = Object.values(kind).join(' ')
  if (sample.kinds.size >= MAX_KINDS || sample.kinds.has(key)) return
  sample.kinds.add(key)
  context.log.warn('content security policy violated', kind)
}

const DIRECTIVE =
  /^(?:(?:script|style)-src(?:-elem|-attr)?|[a-z]{3,9}-src|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/

/** A violation without the parts of URLs that may tell something about a shopper. Null for one that is not the shop's. */
function kindOf({ documentURL, effectiveDirective, ...urls }: Violation, context: RequestContext) {
  const [directive = ''] = effectiveDirective.split(' ')
  const page = pageOf(documentURL, context)
  const blocked = sourceOf(urls.blockedURL ?? '')
  const source = sourceOf(urls.sourceFile ?? '')
  const isFromExtension = [blocked, source].some((one) => one.endsWith('-extension'))
  if (page === null || isFromExtension || !DIRECTIVE.test(directive)) return null
  return { directive, page, blocked, source }
}

/** The route of a page of the shop. Null for a URL on another origin. */
function pageOf(documentURL: string, { config }: RequestContext) {
  if (!URL.canParse(documentURL)) return null
  const url = new URL(documentURL)
  if (url.origin !== config.publicOrigin) return null
  const { parse } = createPlacement({ ...config.placement, defaultSite })
  return matchRoute(parse(url).path)?.key ?? 'unmatched'
}

/** The host of a URL, or only its scheme; otherwise a keyword such as `inline`. */
function sourceOf(written: string) {
  if (/^[a-z-]{0,30}$/.test(written)) return written
  if (!URL.canParse(written)) return 'unknown'
  const { protocol, host } = new URL(written)
  return /^https?:$/.test(protocol) ? host.slice(0, 100) : protocol.slice(0, -1)
}
