import type { Context } from 'hono'
import * as v from 'valibot'

import { MAX_LOGIN_CHARACTERS } from '../auth/email-rules.ts'
import type { SandboxEnv } from '../platform/env.ts'
import type { Site } from '../platform/site.ts'
import { findSite } from '../sites/sites.ts'
import {
  isClient,
  isPrivateClientPair,
  isRegisteredRedirect,
  PUBLIC_CLIENT_ID,
} from '../auth/clients.ts'
import { invalidRequest, OauthError, unauthorizedClient } from '../auth/oauth-error.ts'

const MAX_CHARACTERS = 16_384

/**
 * Reads a form body in the shape of `schema`.
 * @throws OauthError with the first error found.
 */
export async function readForm<Schema extends v.GenericSchema>(
  c: Context<SandboxEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseInput(schema, Object.fromEntries(new URLSearchParams(await getText(c))))
}

/**
 * Reads a JSON body in the shape of `schema`.
 * @throws OauthError with the first error found.
 */
export async function readJson<Schema extends v.GenericSchema>(
  c: Context<SandboxEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parseInput(schema, toJson(await getText(c)))
}

async function getText(c: Context<SandboxEnv>) {
  const text = await c.req.text()
  if (text.length <= MAX_CHARACTERS) return text
  throw new OauthError(413, 'invalid_request', 'The request is too large.')
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('The body is not valid JSON.')
  }
}

export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (!result.success) throw invalidRequest(getMessage(result.issues[0]))
  return result.output
}

/** A missing member gets the same message as an invalid one. */
function getMessage({ type, path, message }: v.BaseIssue<unknown>) {
  const name = path?.at(-1)?.key
  if (type !== 'object' || typeof name !== 'string') return message
  return name === 'channel_id' ? 'invalid channel_id' : `Bad or missing ${name}.`
}

export const CALLBACK_MISMATCH = "callback_uri doesn't match the registered callbacks"

/** Whether the form names a callback address if it asks for delivery by callback. */
export const hasRequiredCallback = (form: { mode: string; callback_uri?: string | undefined }) =>
  form.mode !== 'callback' || form.callback_uri !== undefined

/** Fields shared by several steps of a login. */
export const fields = {
  clientId: v.pipe(
    v.string('Bad or missing client_id.'),
    v.check(isClient, 'Bad or missing client_id.'),
  ),
  redirectUri: v.pipe(
    v.string('Bad or missing redirect_uri.'),
    v.check(isRegisteredRedirect, "redirect_uri doesn't match the registered redirects."),
  ),
  site: v.pipe(
    v.string('invalid channel_id'),
    v.rawTransform<string, Site>(({ dataset, addIssue, NEVER }) => {
      const site = findSite(dataset.value)
      if (site) return site
      addIssue({ message: 'invalid channel_id' })
      return NEVER
    }),
  ),
  /** Empty if there is none. */
  codeChallenge: v.optional(
    v.pipe(v.string(), v.regex(/^([\w-]{43,128})?$/, 'Bad or missing code_challenge.')),
    '',
  ),
  usid: v.optional(v.pipe(v.string(), v.maxLength(64, 'invalid usid')), ''),
  state: v.optional(v.pipe(v.string(), v.maxLength(512, 'invalid state'))),
  /** The login of the shopper a message is for. */
  userId: v.pipe(
    v.string('Bad or missing user_id.'),
    v.nonEmpty('Bad or missing user_id.'),
    v.maxLength(MAX_LOGIN_CHARACTERS, 'Bad or missing user_id.'),
  ),
  /** The endpoint of the shop's own server that delivers a token to the shopper. */
  callbackUri: v.optional(v.pipe(v.string(), v.check(isRegisteredRedirect, CALLBACK_MISMATCH))),
  actionToken: v.pipe(
    v.string('Bad or missing pwd_action_token.'),
    v.nonEmpty('Bad or missing pwd_action_token.'),
  ),
  responseType: v.literal('code', 'Bad or missing response_type.'),
}

/** A public client must send a challenge, so that it can prove later that it made the request. */
export function requireChallenge(clientId: string, codeChallenge: string) {
  if (clientId === PUBLIC_CLIENT_ID && codeChallenge === '') {
    throw invalidRequest('Bad or missing code_challenge.')
  }
}

/** Checks the client credentials in an optional header sent before the token step. */
export async function checkStrictClient(header: string | undefined) {
  if (header !== undefined && !(await isPrivateClientPair(header))) throw unauthorizedClient()
}
