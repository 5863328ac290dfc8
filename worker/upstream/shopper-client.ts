import { NotAttempted } from './not-attempted.ts'
import { callEndpoint, type CommerceContext, type EndpointRequest } from './endpoint.ts'
import type { CommerceResult, Method, Send } from './send-request.ts'
import { shopperFamily, type ShopperFamilyOrName } from './families.ts'
import type { CommerceMemory } from './commerce-client.ts'

/** A request with a shopper's own token. */
export interface ShopperRequest {
  family: ShopperFamilyOrName
  /** The SCAPI operation, for the log. Never contains ids. */
  operation: string
  method: Method
  /** Relative to the organization. May only contain ids that have been validated. */
  path: `/${string}`
  /** `siteId` and `locale` are added. */
  query?: EndpointRequest['query']
  /** Sent as JSON. */
  body?: unknown
  /** The body of an API that wants the shopper's access token in it (spec 1 §7). */
  bodyWith?: (accessToken: string) => object
  /** Ignored for writes: a write must not be aborted, because it may have been done. */
  signal?: AbortSignal | undefined
}

/**
 * Sends a request as the shopper of a session, and renews tokens as needed.
 * @throws {ProblemError} `unavailable` if nothing was sent
 */
export type SendAsSession = (
  request: ShopperRequest & { startsSession?: boolean },
) => Promise<CommerceResult>

/** Whose request it is. */
export interface ShopperCredentials {
  accessToken: string
  /** The shopper's session at SLAS. It stays the same when the token is renewed. */
  usid: string
}

/** Sends a request to the commerce API as one shopper. */
export type SendAsShopper = (
  request: ShopperRequest,
  credentials: ShopperCredentials,
) => Promise<CommerceResult>

/**
 * The commerce client for shoppers' own requests. Only GET is retried, and errors include their problem document.
 * @throws {AbsentApi} if the instance does not have the custom API: nothing was done
 * @throws {ProblemError} `unavailable` while the family's breaker is open: nothing was sent
 */
export const createShopperClient =
  (context: CommerceContext, send: Send, memory: CommerceMemory): SendAsShopper =>
  async (request, { accessToken, usid }) => {
    const { method } = request
    const { name, base, retried, ...limits } = shopperFamily(request.family)
    memory.absentApis.expectPresent(context, base)
    const breaker = memory.breakers.of(context.site.id, name, limits)
    if (!breaker.allows(context.now())) throw new NotAttempted()
    const isRead = method === 'GET'
    const deadlineMs = isRead ? limits.readDeadlineMs : limits.deadlineMs
    const endpoint = { context, send, breaker, deadlineMs, retried: retried && isRead }
    const result = await callEndpoint(
      endpoint,
      {
        ...endpointRequest(context, base, withToken(request, accessToken)),
        subject: usid,
      },
      `Bearer ${accessToken}`,
    )
    memory.absentApis.record(context, base, result)
    return result
  }

const withToken = ({ bodyWith, ...request }: ShopperRequest, accessToken: string) =>
  bodyWith ? { ...request, body: bodyWith(accessToken) } : request

function endpointRequest(
  context: CommerceContext,
  base: string,
  request: ShopperRequest,
): Omit<EndpointRequest, 'subject'> {
  const { family, operation, method, path, query, body, signal } = request
  // The service rejects a write without a content type, even if it has no body.
  const isTyped = body !== undefined || method === 'POST' || method === 'PUT'
  return {
    base,
    call: `${shopperFamily(family).name}.${operation}`,
    path,
    method,
    query: { locale: context.locale, ...query },
    readsProblem: true,
    signal: method === 'GET' ? signal : undefined,
    ...(isTyped && { headers: { 'content-type': 'application/json' } }),
    ...(body !== undefined && { body }),
  }
}
